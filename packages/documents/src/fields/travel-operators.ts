/** An airline, railway or coach company: two-letter flight designator (null where it flies none), name, home country. */
export type TravelOperator = {
  mode: 'flight' | 'train' | 'bus'
  designator: string | null
  name: string
  country: string
}

// The carriers that most tickets are from; designators as in the IATA list of airline codes,
// "--" for railways and "==" for coaches.
const rows = `
AA American Airlines US|AC Air Canada CA|AF Air France FR|AI Air India IN|AK AirAsia MY|AR Aerolíneas Argentinas AR
AS Alaska Airlines US|AT Royal Air Maroc MA|AV Avianca CO|AY Finnair FI|AZ ITA Airways IT|B6 JetBlue US
BA British Airways GB|BR EVA Air TW|BT airBaltic LV|CA Air China CN|CI China Airlines TW|CM Copa Airlines PA
CX Cathay Pacific HK|CZ China Southern CN|DE Condor DE|DL Delta Air Lines US|DY Norwegian NO|EI Aer Lingus IE
EK Emirates AE|ET Ethiopian Airlines ET|EW Eurowings DE|EY Etihad Airways AE|FI Icelandair IS|FR Ryanair IE
FZ flydubai AE|G3 GOL BR|GA Garuda Indonesia ID|GF Gulf Air BH|HA Hawaiian Airlines US|HV Transavia NL
IB Iberia ES|JL Japan Airlines JP|JQ Jetstar AU|KE Korean Air KR|KL KLM NL|KQ Kenya Airways KE|LA LATAM CL
LH Lufthansa DE|LO LOT Polish Airlines PL|LS Jet2 GB|LX SWISS CH|LY El Al IL|MH Malaysia Airlines MY|MS EgyptAir EG
MU China Eastern CN|NH All Nippon Airways JP|NZ Air New Zealand NZ|OK Czech Airlines CZ|OS Austrian Airlines AT
OZ Asiana Airlines KR|PC Pegasus Airlines TR|PR Philippine Airlines PH|QF Qantas AU|QR Qatar Airways QA
SA South African Airways ZA|SK SAS SE|SN Brussels Airlines BE|SQ Singapore Airlines SG|SV Saudia SA|TG Thai Airways TH
TK Turkish Airlines TR|TO Transavia France FR|TP TAP Air Portugal PT|TR Scoot SG|U2 easyJet GB|UA United Airlines US
UL SriLankan Airlines LK|UX Air Europa ES|VA Virgin Australia AU|VN Vietnam Airlines VN|VS Virgin Atlantic GB
VY Vueling ES|W6 Wizz Air HU|WN Southwest Airlines US|WS WestJet CA|X3 TUIfly DE|ZL Rex Airlines AU|6E IndiGo IN
-- SNCF FR|-- Deutsche Bahn DE|-- ÖBB AT|-- SBB CH|-- Trenitalia IT|-- Italo IT|-- Renfe ES|-- Eurostar GB
-- Thalys BE|-- Nederlandse Spoorwegen NL|-- SNCB BE|-- DSB DK|-- Vy NO|-- VR Group FI|-- PKP Intercity PL
-- České dráhy CZ|-- Amtrak US|-- VIA Rail CA|-- LNER GB|-- Avanti West Coast GB|-- Great Western Railway GB
-- ScotRail GB|-- NSW TrainLink AU|-- V/Line AU|-- Queensland Rail AU|-- KiwiRail NZ|== FlixBus DE|== BlaBlaCar FR
== National Express GB|== Megabus GB|== Greyhound US|== Firefly Express AU|== InterCity Coachlines NZ|-- IRCTC IN
`

/** Carriers in the order of their designators, railways and coaches after them. */
export const travelOperators: readonly TravelOperator[] = rows
  .split(/[|\n]/)
  .map((row) => row.trim())
  .filter((row) => row !== '')
  .map((row) => ({
    mode: row.startsWith('--') ? 'train' : row.startsWith('==') ? 'bus' : 'flight',
    designator: /^(?:--|==)/.test(row) ? null : row.slice(0, 2),
    name: row.slice(3, -3),
    country: row.slice(-2),
  }))
