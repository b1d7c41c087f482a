import { exactPeriodOf } from '../exact-date.ts'
import { type Part, findParts, leafAt, partAt, partsAt } from '../tree.ts'
import type { TradeInvoice, TradeLine } from './trade-invoice.ts'
import { numberOf } from '../number-of.ts'
import { toTradeLine } from './to-trade-line.ts'

// TipoDocumento: nota di credito, nota di credito semplificata.
const creditTypes: ReadonlySet<string> = new Set(['TD04', 'TD08'])

/** An Italian electronic invoice (FatturaPA 1.2), every body of its lot. */
export function readFatturaPa(root: Part): TradeInvoice | null {
  const [invoice] = findParts(root, 'FatturaElettronica|FatturaElettronicaSemplificata')
  const [body, ...others] = invoice === undefined ? [] : partsAt(invoice, 'FatturaElettronicaBody')
  if (invoice === undefined || body === undefined) return null
  const seller = partAt(invoice, 'FatturaElettronicaHeader', 'CedentePrestatore')
  const general = partAt(body, 'DatiGenerali', 'DatiGeneraliDocumento')
  const lines = [body, ...others]
    .flatMap((part) => partsAt(part, 'DatiBeniServizi', 'DettaglioLinee'))
    .filter((line) => partAt(line, 'Quantita') !== null)
  const read = lines.flatMap((line) => toLine(line) ?? [])
  const isLot = others.length > 0
  const summaries = partsAt(body, 'DatiBeniServizi', 'DatiRiepilogo')
  const [summary] = summaries.length === 1 && !isLot ? summaries : []
  return {
    format: 'FatturaPA invoice',
    isCredit: creditTypes.has(leafAt(general, 'TipoDocumento')?.text ?? ''),
    seller: leafAt(seller, 'DatiAnagrafici', 'Anagrafica', 'Denominazione|Cognome'),
    sellerId: leafAt(seller, 'DatiAnagrafici', 'IdFiscaleIVA', 'IdCodice'),
    sellerCountry: leafAt(seller, 'Sede', 'Nazione')?.text ?? null,
    issueDate: leafAt(general, 'Data'),
    currency: leafAt(general, 'Divisa'),
    period: null,
    linesTotal: null,
    subtotal: leafAt(summary ?? null, 'ImponibileImporto'),
    tax: leafAt(summary ?? null, 'Imposta'),
    total: isLot ? null : leafAt(general, 'ImportoTotaleDocumento'),
    lines: read,
    brokenLines: lines.length - read.length,
  }
}

function toLine(line: Part): TradeLine | null {
  return toTradeLine(leafAt(line, 'Quantita'), leafAt(line, 'Descrizione'), {
    unitCode: leafAt(line, 'UnitaMisura')?.text ?? null,
    price: numberOf(leafAt(line, 'PrezzoUnitario')),
    amount: partAt(line, 'ScontoMaggiorazione') === null ? numberOf(leafAt(line, 'PrezzoTotale')) : null,
    period: exactPeriodOf(leafAt(line, 'DataInizioPeriodo'), leafAt(line, 'DataFinePeriodo'))?.value ?? null,
  })
}
