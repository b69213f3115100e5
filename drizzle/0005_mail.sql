CREATE TABLE "mail_addresses" (
	"match_id" uuid NOT NULL,
	"seat" smallint NOT NULL,
	"generation" integer NOT NULL,
	"address" text NOT NULL,
	"state" text NOT NULL,
	"inviter" "bytea" NOT NULL,
	"invitations" integer NOT NULL,
	"attempts" integer NOT NULL,
	"told" integer NOT NULL,
	"next_at" bigint,
	"leased_until" bigint NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "mail_addresses_match_id_seat_generation_pk" PRIMARY KEY("match_id","seat","generation"),
	CONSTRAINT "mail_addresses_state" CHECK (state in ('invited', 'confirmed', 'stopped'))
);
--> statement-breakpoint
CREATE TABLE "mail_blocks" (
	"address_hash" "bytea" PRIMARY KEY NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mail_addresses" ADD CONSTRAINT "mail_addresses_match_id_matches_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("match_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_addresses_due" ON "mail_addresses" USING btree ("next_at") WHERE state = 'invited';--> statement-breakpoint
CREATE INDEX "mail_addresses_inviter" ON "mail_addresses" USING btree ("inviter") WHERE state = 'invited';--> statement-breakpoint
CREATE INDEX "mail_addresses_address" ON "mail_addresses" USING btree ("address") WHERE state = 'invited';