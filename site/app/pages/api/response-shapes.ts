function json(value: unknown): string {
  return JSON.stringify(value, null, 2)
}

/** The documented answers, as examples. Their figures are illustrative and add up. */
export const responseShapes = [
  {
    title: 'Emissions trend',
    code: json({
      total_emissions: 310,
      unit: 'tCO2e',
      period: { start: '2026-07-01', end: '2026-09-30' },
      trend: [
        { month: '2026-07', value: 108, unit: 'tCO2e' },
        { month: '2026-08', value: 104, unit: 'tCO2e' },
        { month: '2026-09', value: 98, unit: 'tCO2e' },
      ],
      breakdown: [
        { category: 'Electricity', value: 186, unit: 'tCO2e' },
        { category: 'Diesel', value: 124, unit: 'tCO2e' },
      ],
    }),
  },
  {
    title: 'Extraction list',
    code: json({
      total: 128,
      page: 1,
      limit: 1,
      extractions: [
        {
          id: 'ext_9f2',
          document_id: 'doc_41a',
          document_type: 'utility_bill',
          filename: 'may-electricity.pdf',
          extraction_date: '2026-06-05',
          emissions_value: 25.728,
          emissions_unit: 'tCO2e',
          status: 'verified',
          material: { id: 'mat_elec_qld', name: 'Grid electricity, Queensland', category: 'Electricity' },
          business_unit_id: 'bu_gladstone',
          metadata: { quantity: '38400', unit: 'kWh', factor: '0.67', edition: 'NGA 2025, Table 1' },
        },
      ],
    }),
  },
  {
    title: 'Dashboard summary',
    code: json({
      organization_id: 'org_17',
      reporting_period: '2026-Q3',
      total_emissions: 1240,
      unit: 'tCO2e',
      year_to_date: 3610,
      year_to_date_unit: 'tCO2e',
      compared_to_previous_period: -4.2,
      scope_breakdown: [
        { scope: 1, value: 210, unit: 'tCO2e' },
        { scope: 2, value: 450, unit: 'tCO2e' },
        { scope: 3, value: 580, unit: 'tCO2e' },
      ],
      business_unit_count: 12,
      active_incidents: 3,
      documents_processed: 418,
      reporting_completeness: 0.94,
    }),
  },
  {
    title: 'Error',
    code: json({
      error: {
        code: 'invalid_date_range',
        message: 'Start date must be before end date',
        details: { start_date: '2026-09-30', end_date: '2026-07-01' },
      },
    }),
  },
] as const
