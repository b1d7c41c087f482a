CREATE TABLE "reading" (
	"id" text PRIMARY KEY NOT NULL,
	"batch" text NOT NULL,
	"place" integer NOT NULL,
	"client" text NOT NULL,
	"submission" text,
	"print" text,
	"size_bytes" integer NOT NULL,
	"file" "bytea",
	"answer" "bytea",
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "reading_submission_place" ON "reading" USING btree ("submission","place");--> statement-breakpoint
CREATE INDEX "reading_batch" ON "reading" USING btree ("batch");--> statement-breakpoint
CREATE INDEX "reading_expires_at" ON "reading" USING btree ("expires_at");