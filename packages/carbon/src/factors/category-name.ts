/** The kinds of activity that factors are of, by the library's word for them. */
const categoryNames: Readonly<Record<string, string>> = {
  accommodation: 'Hotels',
  agriculture: 'Agriculture',
  bioenergy: 'Bioenergy',
  bus: 'Bus',
  car: 'Cars and vans',
  electricity: 'Electricity',
  'electricity-market-based': 'Electricity, market-based',
  ferry: 'Ferry',
  flight: 'Flights',
  freight: 'Freight',
  'fuel-upstream': 'Fuels, upstream',
  'gaseous-fuel': 'Gaseous fuels',
  'heat-steam': 'Heat and steam',
  homeworking: 'Working from home',
  'industrial-process': 'Industrial processes',
  'liquid-fuel': 'Liquid fuels',
  material: 'Materials',
  'natural-gas': 'Natural gas',
  rail: 'Rail',
  refrigerant: 'Refrigerants and gases',
  'solid-fuel': 'Solid fuels',
  spend: 'Spending',
  taxi: 'Taxi',
  'transport-fuel': 'Transport fuels',
  waste: 'Waste',
  wastewater: 'Wastewater',
  water: 'Water',
}

/** "Liquid fuels" of "liquid-fuel"; the library's own word where it has no name here. */
export function categoryName(category: string): string {
  return categoryNames[category] ?? category.replaceAll('-', ' ')
}
