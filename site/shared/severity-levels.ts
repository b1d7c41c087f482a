/** Incident severities with the response time described and who it escalates to. */
export const severityLevels = [
  { id: 'low', name: 'Low', responseTime: '24-48 hours', escalatesTo: 'the local supervisor' },
  { id: 'medium', name: 'Medium', responseTime: '8-24 hours', escalatesTo: 'the department manager' },
  { id: 'high', name: 'High', responseTime: '1-4 hours', escalatesTo: 'senior management' },
  { id: 'critical', name: 'Critical', responseTime: 'immediate', escalatesTo: 'executive leadership' },
] as const
