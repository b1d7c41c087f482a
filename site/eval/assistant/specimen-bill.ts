/** An invented electricity bill as a text file; supplier, meter and amounts are specimens. */
export const specimenBill = `Moreton Bay Energy Pty Ltd
ABN 51 824 753 556
TAX INVOICE   Electricity account

Account number: 4471 0098
Supply address: 12 Wharf Street, Brisbane QLD 4000
NMI: 3120000001
Issue date: 06 Oct 2025
Billing period: 01 Jul 2025 to 30 Sep 2025 (92 days)

Description              Quantity     Unit    Rate       Amount
Peak usage               4,250        kWh     $0.2850    $1,211.25
Off-peak usage           1,750        kWh     $0.1900    $332.50
Supply charge            92           days    $1.1000    $101.20

Subtotal                                                 $1,644.95
GST 10%                                                  $164.50
Total amount due                                         $1,809.45
`
