ALTER TABLE "mail_addresses" DROP CONSTRAINT "mail_addresses_state";--> statement-breakpoint
ALTER TABLE "mail_addresses" ADD COLUMN "heard" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_addresses" ADD CONSTRAINT "mail_addresses_state" CHECK (state in ('invited', 'confirmed', 'declined', 'stopped', 'undeliverable'));--> statement-breakpoint
-- Who has been written to has been told of what was said before.
UPDATE "mail_addresses" a SET "heard" = h."talk" FROM "heads" h WHERE h."match_id" = a."match_id" AND a."told" > 0;
