CREATE TABLE "saved_working" (
	"id" text PRIMARY KEY NOT NULL,
	"submission" text NOT NULL,
	"content" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_working_submission_unique" UNIQUE("submission")
);
--> statement-breakpoint
CREATE INDEX "saved_working_expires_at" ON "saved_working" USING btree ("expires_at");