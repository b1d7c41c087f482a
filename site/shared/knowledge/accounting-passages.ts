import { pages } from './pages.ts'
import type { Passage } from './passage.ts'

/** How activities are counted. Sources: GHG Protocol Scope 2 Guidance; NGA Factors workbooks (packages/carbon/data/NOTES.md). */
export const accountingPassages: readonly Passage[] = [
  {
    id: 'basics.greenpower',
    topic: 'GreenPower and solar',
    keywords:
      'greenpower green power solar rooftop panels export feed-in renewable renewables certificate certificates lgc rec recs ppa offset reduce lower subtract zero wind',
    questions: [
      'If I buy GreenPower is my Scope 2 nil?',

      'How is GreenPower treated?',
      'How do you treat solar feed-in?',
      'Do solar exports reduce my emissions?',
      'How are renewable energy certificates counted?',
      'What about LGCs?',
      'We buy GreenPower, does it lower Scope 2?',
      'Do you subtract solar exports?',
      'Does renewable energy count?',
      'We have rooftop solar',
      'How do certificates work?',
      'Is 100% renewable electricity zero?',
    ],
    text: 'GreenPower and surrendered certificates count in the market-based method only; the location-based figure does not change. Solar that you export is shown but never subtracted from your Scope 2.',
    page: pages.scope2Article,
  },
  {
    id: 'basics.diesel',
    topic: 'diesel',
    keywords:
      'diesel vehicle generator plant off-road stationary transport truck ute two factors table 8 table 9 question ask why burnt docket',
    questions: [
      'Why do you give two numbers for diesel?',
      'What if you cannot tell what burnt the fuel?',

      'Why do you ask whether diesel is for a vehicle or a generator?',
      'Which factor applies to diesel?',
      'Is diesel for a generator different from diesel for a truck?',
      'How is diesel in construction plant counted?',
      'What is stationary versus transport diesel?',
      'Why is there more than one diesel factor?',
      'Vehicle or generator diesel?',
      'Why are there two factors for diesel?',
      'Does it matter where diesel is burnt?',
    ],
    text: 'Diesel has more than one right factor: NGA Table 8 for generators and off-road plant, Table 9 for registered vehicles. A docket that does not say which becomes a question, with both sums side by side.',
    page: pages.dieselArticle,
  },
  {
    id: 'basics.spend',
    topic: 'spend-based estimates',
    keywords:
      'spend spendbased activitybased money dollars estimate estimation screening invoice without quantity gst inflation economic input output supplier specific better use data',
    questions: [
      'Do you take GST off?',
      'Can you work from dollars?',

      'What is spend-based accounting?',
      'Spend-based versus activity-based?',
      'Can I estimate emissions from dollars spent?',
      'How accurate are spend-based estimates?',
      'What if an invoice only shows money?',
      'Can you estimate emissions from spend alone?',
      'We only know the dollars',
      'How do you handle invoices without quantities?',
      'Is spend data good enough?',
    ],
    text: 'Activity-based sums use quantities, such as litres or kWh, and are preferred. Where only money is shown, a spend-based factor gives a rough estimate: GST is taken off first and the result is marked screening grade, because prices move and factors are averages.',
    page: pages.spendArticle,
  },
  {
    id: 'basics.estimated-reads',
    topic: 'estimated meter reads',
    keywords: 'estimated estimate meter read reading actual bill catch up adjustment',
    questions: [
      'What if the reading was only an estimate?',

      'What about estimated bills?',
      'What if my meter read is estimated?',
      'How are estimated reads handled?',
      'My bill says estimated',
      'What happens with an estimated read?',
      'The meter was not read',
      'The retailer estimated our usage',
    ],
    text: 'An estimated read is marked as estimated and the sum is shown with that mark. When the actual read arrives, replace the figure and keep both documents as evidence.',
    page: pages.billArticle,
  },
  {
    id: 'basics.refrigerant',
    topic: 'refrigerants',
    keywords:
      'refrigerant refrigerants gas leak leakage air conditioning aircon hvac chiller fridge r410a r32 r134a top-up charge fugitive coolant cool room',
    questions: [
      'How does topping up the fridge gas count?',
      'We regassed the air conditioner',

      'How are refrigerants counted?',
      'What about air conditioning leaks?',
      'How do I calculate refrigerant emissions?',
      'What are fugitive emissions from HVAC?',
      'How do you account for aircon gas leaks?',
      'What scope are refrigerant leaks?',
      'How is R410A counted?',
      'Do you count fridge gases?',
    ],
    text: 'Refrigerant that leaks is Scope 1: the charge times the annual leakage rate gives the mass lost, and that mass times the gas’s global warming potential gives CO2e. If you have service records, the top-up quantity is better evidence than a leakage rate.',
    page: pages.ngaFactors,
  },
  {
    id: 'basics.travel',
    topic: 'business travel',
    keywords:
      'travel flight flights fly air hotel hotels accommodation nights taxi uber train rail bus mileage business trip radiative forcing airport distance staff car hire class cabin economy business first premium',
    questions: [
      'How do you count flying staff around?',
      'Do you count hire cars?',

      'How are flights calculated?',
      'How do you count hotel stays?',
      'What about taxis and trains?',
      'How is business travel counted?',
      'Do you include radiative forcing?',
      'How are flights worked out?',
      'Are hotel nights included?',
      'How do you count air travel?',
      'Do you count staff travel?',
      'What about taxi and train trips?',
      'Does business class make a difference?',
    ],
    text: 'Business travel is Scope 3 category 6. Flights go by great-circle distance between the airports, cabin and travellers; hotels by room-nights; taxis and trains by distance. Australia publishes no factors for these, so UK DEFRA/DESNZ factors stand in and are marked as proxies.',
    page: pages.ukFactors,
  },
  {
    id: 'basics.waste-water',
    topic: 'waste and water',
    keywords:
      'waste landfill skip bin bins recycling rubbish construction demolition volume tonnes convert water sewage kilolitre mains supply density',
    questions: [
      'How are waste emissions calculated?',

      'How is waste counted?',
      'How are water bills converted to emissions?',
      'What about skip bins?',
      'Is water use counted?',
      'How do you treat landfill?',
      'How are skips and bins counted?',
      'Is construction waste included?',
      'What about sewage?',
    ],
    text: 'Waste is Scope 3 category 5: tonnes by waste type times the NGA factor, with volume turned into mass first when only a bin size is shown. Water supply and sewage have no published Australian factor, so a UK factor stands in as a marked proxy.',
    page: pages.ngaFactors,
  },
  {
    id: 'basics.evidence',
    topic: 'audit evidence',
    keywords:
      'evidence audit auditor assurance assurer proof documents records keep retain paperwork prepare trail support file boundary method cut-off checklist',
    questions: [
      'What would an assurer ask me for?',

      'What evidence does an auditor need?',
      'What should I keep for assurance?',
      'How do I prepare for assurance of emissions?',
      'What will an auditor ask for?',
      'What paperwork would an assurer want to see?',
      'Which records should we keep?',
      'What documents does assurance need?',
      'What is good evidence for an activity?',
    ],
    text: 'An assurer looks for boundary and exclusions, method, factor with edition and table, the global warming potentials used, who changed what and when, evidence per activity, the period cut-off, and a way to do the sum again.',
    page: pages.aasbArticle,
  },
]
