/** For a new migration, in this folder: npx drizzle-kit@0.31.11 generate */
export default {
  dialect: 'postgresql',
  schema: './server/database/schema.ts',
  out: './server/database/migrations',
}
