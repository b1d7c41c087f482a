CREATE TABLE "contact_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"submission" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"message" text NOT NULL,
	"bot_check" text NOT NULL,
	"request_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"delivered_at" timestamp with time zone,
	"gave_up_at" timestamp with time zone,
	CONSTRAINT "contact_message_submission_unique" UNIQUE("submission")
);
--> statement-breakpoint
CREATE TABLE "page_view" (
	"day" date NOT NULL,
	"path" text NOT NULL,
	"views" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "page_view_day_path_pk" PRIMARY KEY("day","path")
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "shared_secret" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "spent_bot_check" (
	"token" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "contact_message_created_at" ON "contact_message" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "contact_message_undelivered" ON "contact_message" USING btree ("created_at") WHERE "contact_message"."delivered_at" is null;