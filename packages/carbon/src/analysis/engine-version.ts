/** Version of the engine, and edition of packages/carbon/data, that an analysis was made with. */
export const engineVersion = { version: '0.18.0', factorLibrary: '2026-11.2' } as const
