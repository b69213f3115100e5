/** What the service takes and answers. Made from openapi.json by `npm run generate`. */
export interface paths {
    "/v1/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The games that can be played
         * @description Every title with its seats, modes and the version of its rules.
         */
        get: operations["listGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One game
         * @description A title with help for its notation and the codes with which it refuses commands.
         */
        get: operations["getGame"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/schemas/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The JSON Schema of a game’s options, commands, events, view or own content
         * @description JSON Schema 2020-12, made from what the server itself validates with. `kind` is one of options, command, event, view, content.
         */
        get: operations["getGameSchema"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/content/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check content of a table’s own
         * @description For games to which a table may bring content of its own, such as an alien card of Signal: whether it fits the schema `content`, and what the game can find out about it within a bounded search. Nothing is kept. What is wrong is told place by place.
         */
        post: operations["checkContent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List matches
         * @description Public matches, newest first; with `mine` all that the API key made.
         */
        get: operations["listMatches"];
        put?: never;
        /**
         * Create a match
         * @description Makes a match and hands out its tokens, each shown once. It starts by itself when no seat is free. With an `Idempotency-Key` that nobody can guess, repeating the request within a day gives the same match; tokens that were not used yet are replaced. Whoever is to play a seat by `mail` is invited there.
         */
        post: operations["createMatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The head of a match
         * @description Status, seats, whom the match waits for, deadlines, outcome: nothing secret, the same for every viewer.
         */
        get: operations["getMatch"];
        put?: never;
        post?: never;
        /**
         * Remove a match
         * @description Removes a waiting, finished or abandoned match with everything about it. For the host.
         */
        delete: operations["deleteMatch"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{id}/abandon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a match
         * @description Ends the match for everybody; its record opens. For the host.
         */
        post: operations["abandonMatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{id}/watch-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A new watch token
         * @description The old one dies at once. For the host. Repeating it needs no key: it gives another new token and the one before dies.
         */
        post: operations["rotateWatchToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{id}/seats/{seat}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim a free seat
         * @description Takes an open seat, or an invited one with its code, and hands out its token. A seat is claimed once. With an `Idempotency-Key` that nobody can guess, repeating the request gives the same seat with a fresh token.
         */
        post: operations["claimSeat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{id}/seats/{seat}/replace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a seat to somebody else
         * @description Hands the seat to another player, whose token is in the answer or who is invited by mail, or to a bot. The old token is dead at once. For the host.
         */
        post: operations["replaceSeat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{id}/seats/{seat}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How an invitation by mail stands
         * @description For the host. The address itself is in no answer.
         */
        get: operations["getInvitation"];
        put?: never;
        /**
         * Send an invitation once more
         * @description For the host, where a mail was lost: as long as nobody has answered, and five times in all. Asked for again before it went out it is still one.
         */
        post: operations["inviteAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{id}/prompts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What this seat may do now
         * @description The open questions of the seat: complete commands to send as they are, those with free input with their schema, and how far an undo may go.
         */
        get: operations["getPrompts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{id}/commands": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit one command
         * @description The seat is the token’s. Checked in this order: token, `Idempotency-Key`, due deadlines, `If-Match`, `prompt`, schema and rules. A repeated key answers with the stored entry. With `dryRun` only whether the command is legal is told and nothing is stored.
         */
        post: operations["submitCommand"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back
         * @description Takes back the seat’s last entry, or with `to` all after that revision, as far as nobody else has acted and nothing was revealed. To redo, send the command again.
         */
        post: operations["undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{id}/notes/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A note of this seat or its team
         * @description What was written under that name: marks, drafts, whatever the client likes. Read by that seat or team alone; in no log and no record.
         */
        get: operations["getNote"];
        /**
         * Write a note
         * @description Replaces the whole note. With `If-Match` only if it is still as it was read, with `If-None-Match: *` only if there is none. A seat keeps up to 32 notes, and a team as many; notes are removed with the match, and go with the seat when it is given to somebody else.
         */
        put: operations["putNote"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{id}/aids/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A helper that the game offers this seat
         * @description Computed from what the seat may see. Which helpers there are, for whom, and what they take in the address, is said by the rules of the game.
         */
        get: operations["getAid"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What has been said at the table
         * @description In the order of sending, as far as the bearer may hear it: a seat what is said to it, to its team and to all, and what it said itself; everybody else what is said to all. New talk comes over the stream of `getEvents`.
         */
        get: operations["listMessages"];
        put?: never;
        /**
         * Say something at the table
         * @description To all, to the team of this seat or to one seat. Talk is in no log and no record. Where the rules of the game limit it, what they do not allow is 403 `talk-forbidden`; before the start and after the end everybody may talk. A seat says up to 20 things in a minute and 1000 in a match.
         */
        post: operations["sendMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{id}/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What this viewer may see
         * @description The fold of the log as the viewer may see it, now or as it was at an earlier revision.
         */
        get: operations["getView"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The log, page by page or live
         * @description Entries after a revision as the viewer may see them. With `wait` the answer waits until there is an entry. With `Accept: text/event-stream` it goes on live: `id` is the revision, `Last-Event-ID` resumes, a comment comes every 20 seconds, and it ends when the token dies or the match is over. What is said at the table meanwhile comes as `event: message`.
         */
        get: operations["getEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{id}/picture.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The board as this viewer may see it
         * @description A drawing in SVG, now or as it was at an earlier revision. With `expires` and `signature`, as a picture link has them, the drawing behind the link.
         */
        get: operations["getPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{id}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The whole record of a match that is over
         * @description Newline-delimited JSON: a head with options and seed, then every entry with its secrets and the command that led to it. Whoever has it can play the match again and compare.
         */
        get: operations["getRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{id}/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Subscriptions of this token
         * @description The oldest first, without their secrets.
         */
        get: operations["listSubscriptions"];
        put?: never;
        /**
         * Be told by webhook
         * @description Whoever has a token of the match can be told of what happens in it, as the eyes of that token see it. The subscription lives as long as the token. What is open now is told as well. The secret stands in this answer only; repeated under its Idempotency-Key it is the same subscription with a fresh one.
         */
        post: operations["subscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{id}/subscriptions/{subscription}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Be told no more
         * @description Removes the subscription and what was still to be sent.
         */
        delete: operations["unsubscribe"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{id}/subscriptions/{subscription}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A new secret for a webhook
         * @description For a day deliveries are signed with both, so that the receiver has time to change over.
         */
        post: operations["rotateSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{id}/subscriptions/{subscription}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test
         * @description Sends one message of type `test`. Whatever comes of it, the subscription stays as it is.
         */
        post: operations["testSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{id}/subscriptions/{subscription}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was sent, and what was not
         * @description The newest first. `dead` are those that were tried for the last time.
         */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{id}/subscriptions/{subscription}/deliveries/{delivery}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send it once more
         * @description Under the same `webhook-id`, and with all attempts before it.
         */
        post: operations["redeliver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{id}/picture-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An address of the spectator's picture
         * @description Under it anybody sees the board as a spectator does at this revision, without a token, for a week.
         */
        post: operations["makePictureLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The process is alive
         * @description Asks nobody else.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The service can do its work
         * @description Asks the database and looks whether its schema is as new as the software.
         */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * This document
         * @description The contract as OpenAPI 3.1.
         */
        get: operations["getOpenApi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/docs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * This document as a page
         * @description The contract for people. Nothing on the page runs and nothing is fetched.
         */
        get: operations["getDocs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Counters of the service
         * @description For who has the token for them; 404 where the service was given none.
         */
        get: operations["getMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/graphql": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask over GraphQL
         * @description Queries and subscriptions. Browsers are shown GraphiQL where the host has that on.
         */
        get: operations["readGraphql"];
        put?: never;
        /**
         * Ask or change something over GraphQL
         * @description Queries, mutations and subscriptions, one operation at a time.
         */
        post: operations["askGraphql"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/inbound/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand over a mail
         * @description For the mail provider of the host, who gives it a secret: as a bearer token, or as the password of HTTP basic authentication. Takes a mail as it came, the JSON of Postmark, and what a route of Mailgun posts, up to 10 MiB. Whatever becomes of the mail the answer is 200, and the provider is done; 503 asks to have it posted again, which does nothing twice.
         */
        post: operations["postMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "match.started": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The match has begun
         * @description Sent to the `url` of a subscription. It names what happened and never what is hidden.
         */
        post: operations["receiveMatchStarted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "match.advanced": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The match has moved on; several steps at once may be told as one
         * @description Sent to the `url` of a subscription. It names what happened and never what is hidden.
         */
        post: operations["receiveMatchAdvanced"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "match.finished": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The match is over, or was abandoned
         * @description Sent to the `url` of a subscription. It names what happened and never what is hidden.
         */
        post: operations["receiveMatchFinished"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "turn.due": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The match waits for a seat, from this revision on
         * @description Sent to the `url` of a subscription. It names what happened and never what is hidden.
         */
        post: operations["receiveTurnDue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "turn.withdrawn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A turn that was told of is over without the seat having acted
         * @description Sent to the `url` of a subscription. It names what happened and never what is hidden.
         */
        post: operations["receiveTurnWithdrawn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "deadline.near": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Little time is left for a seat
         * @description Sent to the `url` of a subscription. It names what happened and never what is hidden.
         */
        post: operations["receiveDeadlineNear"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "seat.replaced": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A seat has been given to somebody else
         * @description Sent to the `url` of a subscription. It names what happened and never what is hidden.
         */
        post: operations["receiveSeatReplaced"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    test: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A test was asked for
         * @description Sent to the `url` of a subscription. It names what happened and never what is hidden.
         */
        post: operations["receiveTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description A match to be made */
        NewMatch: {
            /** @description Id of the title */
            game: string;
            /** @description See the title's options schema */
            options?: components["schemas"]["Options"];
            seats: {
                /** @description Shown to everybody at the table */
                name?: string & (unknown & unknown);
                /**
                 * @description Who plays; `human` if left out
                 * @enum {string}
                 */
                kind?: "human" | "bot";
                /**
                 * @description `token`: the answer holds the seat's token; `invite`: a one-time code; `open`: anybody may claim it
                 * @enum {string}
                 */
                join?: "token" | "invite" | "open";
                /** @description Address of somebody who is invited to play this seat by mail; in place of `join` */
                mail?: string;
                /** @description Where the game has roles */
                role?: string;
                /**
                 * Format: int32
                 * @description Where the game has teams
                 */
                team?: number;
            }[];
            /**
             * @description `unlisted` if left out
             * @enum {string}
             */
            visibility?: "public" | "unlisted" | "private";
            /** @description Only what the game times itself is timed if left out */
            clock?: {
                /**
                 * Format: int32
                 * @description Seconds that a seat has for each move
                 */
                perMove: number;
                /** @description Seconds before the deadline; none if left out */
                reminders?: number[];
                /**
                 * @description `remind` if left out
                 * @enum {string}
                 */
                onDeadline?: "remind" | "skip" | "bot" | "resign";
            };
            /** @description 32 bytes in hex; only where the server allows tests to choose */
            seed?: string;
        };
        Claim: {
            name?: string & (unknown & unknown);
            /** @description The one-time code of an invited seat */
            invite?: string;
        };
        Replacement: {
            /**
             * @description Who takes the seat
             * @enum {string}
             */
            kind: "human" | "bot";
            name?: string & (unknown & unknown);
            /** @description Address of somebody who is invited to play it by mail: then there is no token */
            mail?: string;
        };
        Undo: {
            /**
             * Format: int32
             * @description Everything after this revision is taken back; the last entry if left out
             */
            to?: number;
        };
        Nothing: Record<string, never>;
        /** @description A note as it is to be kept */
        NewNote: {
            /**
             * @description Who reads it: this seat, or all of its team
             * @enum {string}
             */
            scope: "seat" | "team";
            /** @description Up to 10,000 characters; line breaks and tabs are kept */
            body: string;
        };
        /** @description Something to be said */
        NewMessage: {
            /** @description `all`, `team`, or a seat */
            to: "all" | "team" | number;
            /** @description Up to 2000 characters; line breaks and tabs are kept */
            text: string & (unknown & unknown);
        };
        /** @description Somebody to be told */
        NewSubscription: {
            /** @description An https address in the public internet, port 443 or 8443 */
            url: string;
            /**
             * @description `standard`: Standard Webhooks; the others post a sentence to such a channel
             * @enum {string}
             */
            format?: "standard" | "discord" | "slack";
            /** @description All if left out */
            events?: ("match.started" | "match.advanced" | "match.finished" | "turn.due" | "turn.withdrawn" | "deadline.near" | "seat.replaced")[];
            /**
             * Format: int32
             * @description Seconds for which notices are gathered
             */
            digest?: number;
            /** @description Nothing is sent in these hours of the day; it comes at their end */
            quiet?: {
                /** @description `HH:MM`, UTC */
                from: string;
                /** @description `HH:MM`, UTC; before `from` it is on the next day */
                until: string;
            };
        };
        /** @description A mail as Postmark or a route of Mailgun posts it; whatever else they send is passed over */
        PostedMail: {
            /** @description Postmark: its sender */
            From?: string;
            /** @description Postmark: the address that it was sent to */
            OriginalRecipient?: string;
            /** @description Postmark: its text */
            TextBody?: string;
            /** @description Postmark: its HTML */
            HtmlBody?: string;
            /** @description Postmark: the whole mail, where that is switched on */
            RawEmail?: string;
            /** @description Mailgun: the address that it was sent to */
            recipient?: string;
            /** @description Mailgun: its sender */
            from?: string;
            /** @description Mailgun: its text */
            "body-plain"?: string;
            /** @description Mailgun: its HTML */
            "body-html"?: string;
            /** @description Mailgun: the whole mail, where the route ends in `mime` */
            "body-mime"?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description A refusal. Codes are only ever added */
        Problem: {
            /**
             * Format: uri-reference
             * @description Where the code is explained
             */
            type: string;
            title: string;
            /** Format: int32 */
            status: number;
            detail: string;
            /**
             * Format: uri-reference
             * @description The path that was asked
             */
            instance: string;
            code: string;
            /**
             * Format: int32
             * @description Of the match, where the refusal depends on it
             */
            revision?: number;
            /** @description The same command with `confirm: true` would be accepted */
            confirmable?: boolean;
            errors?: {
                path: string;
                code: string;
                message: string;
            }[];
        };
        Note: {
            /** @enum {string} */
            scope: "seat" | "team";
            body: string;
        };
        /** @description What a seat has said */
        Message: {
            id: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            at: string;
            /**
             * Format: int32
             * @description Who said it
             */
            seat: number;
            /** @description `all`, `team`, or a seat */
            to: "all" | "team" | number;
            text: string;
        };
        Messages: {
            messages: components["schemas"]["Message"][];
            /** @description The `after` of the next page; null at the end */
            next: string | null;
        };
        Aid: {
            /** Format: int32 */
            revision: number;
            /**
             * Format: int32
             * @description Place at the table, counted from 0
             */
            seat: number;
            /** @description Whatever the helper says; see the rules of the game */
            result: unknown;
        };
        ContentReport: {
            /** @description What the game found out about the content; see its rules */
            report: {
                [key: string]: unknown;
            };
        };
        /** @description The same for every viewer; nothing in it is secret */
        Match: {
            /**
             * Format: uuid
             * @description UUIDv7 of a match, in lower case
             */
            id: string;
            game: string;
            /** Format: int32 */
            rulesVersion: number;
            options: components["schemas"]["Options"];
            /** @enum {string} */
            visibility: "public" | "unlisted" | "private";
            /** @enum {string} */
            status: "waiting" | "active" | "finished" | "abandoned";
            /**
             * Format: int32
             * @description Number of the newest entry; 0 before the first
             */
            revision: number;
            /** @description Seats the match waits for */
            pending: number[];
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            updatedAt: string;
            seats: {
                /**
                 * Format: int32
                 * @description Place at the table, counted from 0
                 */
                seat: number;
                name: string | null;
                /** @enum {string} */
                kind: "human" | "bot";
                role?: string;
                /** Format: int32 */
                team?: number;
                /**
                 * @description How the seat was offered
                 * @enum {string}
                 */
                join: "token" | "invite" | "open" | "mail";
                taken: boolean;
                resigned: boolean;
                /** @description Its time ran out, and a bot plays until its holder is back */
                away: boolean;
            }[];
            /** @description How long a seat may take for a move */
            clock: {
                /**
                 * Format: int32
                 * @description Seconds that a seat has for each move
                 */
                perMove: number;
                /** @description Seconds before the deadline, the earliest first */
                reminders: number[];
                /**
                 * @description What happens when time is up
                 * @enum {string}
                 */
                onDeadline: "remind" | "skip" | "bot" | "resign";
            } | null;
            deadlines: {
                id: string;
                /**
                 * Format: date-time
                 * @description RFC 3339, UTC, milliseconds
                 */
                at: string;
                seats: number[];
                then: string;
            }[];
            proposal: {
                /**
                 * Format: int32
                 * @description Who proposes it
                 */
                seat: number;
                /** @enum {string} */
                what: "pause" | "resume" | "vacation" | "undo";
                /**
                 * Format: int32
                 * @description The revision to go back to
                 */
                to?: number;
                /**
                 * Format: int32
                 * @description How long the proposer's clock is to stand still
                 */
                days?: number;
                agreed: number[];
                /** @description Seats that have not answered */
                waitsFor: number[];
                /**
                 * Format: date-time
                 * @description When it lapses
                 */
                until: string;
            } | null;
            pause: {
                /**
                 * Format: date-time
                 * @description RFC 3339, UTC, milliseconds
                 */
                since: string;
                /**
                 * Format: date-time
                 * @description When it ends by itself
                 */
                until: string;
            } | null;
            /**
             * Format: int64
             * @description How far the times in a view are behind, by pauses and by what was taken back: milliseconds
             */
            behind: number;
            /** @description Whose clock stands still, and until when */
            vacations: {
                /**
                 * Format: int32
                 * @description Place at the table, counted from 0
                 */
                seat: number;
                /**
                 * Format: date-time
                 * @description RFC 3339, UTC, milliseconds
                 */
                until: string;
            }[];
            outcome: {
                /** @enum {string} */
                result: "won" | "lost" | "ranked" | "draw" | "abandoned";
                places: {
                    seats: number[];
                    /** Format: int32 */
                    rank: number;
                    score: number | null;
                }[];
                detail: {
                    [key: string]: unknown;
                };
            } | null;
            /** @description SHA-256 of the seed, promised at creation */
            commitment: string;
            /** @description The word list that judges the match */
            words: {
                id: string;
                sha256: string;
            };
            /** @description True when the creator chose the seed: a test */
            seedGiven: boolean;
            /**
             * Format: date-time
             * @description The server's clock
             */
            now: string;
        };
        /** @description A match in a list */
        MatchSummary: {
            /**
             * Format: uuid
             * @description UUIDv7 of a match, in lower case
             */
            id: string;
            game: string;
            /** Format: int32 */
            rulesVersion: number;
            options: components["schemas"]["Options"];
            /** @enum {string} */
            visibility: "public" | "unlisted" | "private";
            /** @enum {string} */
            status: "waiting" | "active" | "finished" | "abandoned";
            /**
             * Format: int32
             * @description Number of the newest entry; 0 before the first
             */
            revision: number;
            /** @description Seats the match waits for */
            pending: number[];
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            updatedAt: string;
            seats: {
                /**
                 * Format: int32
                 * @description Place at the table, counted from 0
                 */
                seat: number;
                name: string | null;
            }[];
        };
        MatchList: {
            matches: components["schemas"]["MatchSummary"][];
            /** @description The cursor of the next page; null at the end */
            next: string | null;
        };
        Created: {
            match: components["schemas"]["Match"];
            hostToken: string;
            watchToken: string;
            seats: {
                /**
                 * Format: int32
                 * @description Place at the table, counted from 0
                 */
                seat: number;
                token?: string;
                invite?: string;
            }[];
        };
        SeatToken: {
            /**
             * Format: int32
             * @description Place at the table, counted from 0
             */
            seat: number;
            token?: string;
            /**
             * @description Whoever reads the invitation plays the seat
             * @constant
             */
            join?: "mail";
        };
        WatchToken: {
            watchToken: string;
        };
        Entry: {
            /** Format: int32 */
            revision: number;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            at: string;
            /** @description Who acted; null for host and system */
            seat: number | null;
            /** Format: int32 */
            rules: number;
            events: components["schemas"]["Event"][];
        };
        Entries: {
            entries: components["schemas"]["Entry"][];
            /** @description The `after` of the next page; null at the end */
            next: number | null;
            /** Format: int32 */
            rulesVersion: number;
        };
        Prompt: {
            /** @description Sent back as `prompt` it pins the answer to this question */
            id: string;
            kind: string;
            text: {
                code: string;
                en: string;
                params?: {
                    [key: string]: unknown;
                };
            };
            /** @description Complete and legal as they stand */
            commands: components["schemas"]["Command"][];
            open: {
                type: string;
                /** @description JSON Schema 2020-12 of the whole command */
                schema: {
                    [key: string]: unknown;
                };
            }[];
            deadline: string | null;
            notation: string[];
        };
        Prompts: {
            /**
             * Format: int32
             * @description Number of the newest entry; 0 before the first
             */
            revision: number;
            /**
             * Format: int32
             * @description Place at the table, counted from 0
             */
            seat: number;
            pending: number[];
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            now: string;
            prompts: components["schemas"]["Prompt"][];
            /** @description What may be sent at any time */
            always: components["schemas"]["Command"][];
            /** @description Revisions this seat may go back to, oldest first */
            undo: number[];
        };
        Accepted: {
            /** Format: int32 */
            revision: number;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            at: string;
            entry: components["schemas"]["Entry"];
            now: {
                /**
                 * Format: int32
                 * @description Number of the newest entry; 0 before the first
                 */
                revision: number;
                pending: number[];
                /** @description Left out with `Prefer: return=minimal` */
                prompts?: components["schemas"]["Prompt"][];
            };
        };
        Legal: {
            /** @constant */
            legal: true;
        };
        View: {
            /**
             * Format: int32
             * @description Number of the newest entry; 0 before the first
             */
            revision: number;
            viewer: number | "spectator";
            /** @description See the title's view schema; null before the start */
            view: components["schemas"]["GameView"] | null;
        };
        Title: {
            id: string;
            name: string;
            summary: string;
            seats: {
                /** Format: int32 */
                min: number;
                /** Format: int32 */
                max: number;
            };
            roles?: string[];
            modes: string[];
            /** Format: int32 */
            rulesVersion: number;
            /** @enum {string} */
            stage: "alpha" | "beta" | "stable";
        };
        TitleDetail: {
            id: string;
            name: string;
            summary: string;
            seats: {
                /** Format: int32 */
                min: number;
                /** Format: int32 */
                max: number;
            };
            roles?: string[];
            modes: string[];
            /** Format: int32 */
            rulesVersion: number;
            /** @enum {string} */
            stage: "alpha" | "beta" | "stable";
            /** @description Help for the notation, a line each */
            notation: string[];
            /** @description Codes with which this game refuses a command, beside the common ones */
            rejections: {
                code: string;
                /** @enum {string} */
                kind: "invalid" | "conflict" | "forbidden" | "early";
                title: string;
            }[];
        };
        Titles: {
            games: components["schemas"]["Title"][];
        };
        Subscription: {
            /** Format: uuid */
            id: string;
            /** @description Whose eyes the subscription sees with */
            viewer: number | "spectator";
            events: ("match.started" | "match.advanced" | "match.finished" | "turn.due" | "turn.withdrawn" | "deadline.near" | "seat.replaced")[];
            url?: string;
            /** @enum {string} */
            format?: "standard" | "discord" | "slack";
            /** Format: int32 */
            digest?: number;
            quiet?: {
                from: string;
                until: string;
            };
            /** @enum {string} */
            status: "active" | "disabled";
            /** @description Why it is disabled */
            reason: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            createdAt: string;
            /** @description What deliveries are signed with; shown once, in the answer that makes it */
            secret?: string;
        };
        Subscriptions: {
            subscriptions: components["schemas"]["Subscription"][];
        };
        Secret: {
            /** @description What deliveries are signed with; shown once, in the answer that makes it */
            secret: string;
        };
        Tested: {
            /** Format: uuid */
            delivery: string;
        };
        Delivery: {
            /**
             * Format: uuid
             * @description The `webhook-id`, the same at every attempt
             */
            id: string;
            /** @enum {string} */
            type: "match.started" | "match.advanced" | "match.finished" | "turn.due" | "turn.withdrawn" | "deadline.near" | "seat.replaced" | "test";
            /**
             * Format: int32
             * @description Number of the newest entry; 0 before the first
             */
            revision: number;
            /**
             * @description `dropped`: it had become obsolete; `dead`: it was tried for the last time
             * @enum {string}
             */
            state: "pending" | "sent" | "dropped" | "dead";
            /** Format: int32 */
            attempts: number;
            error: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            createdAt: string;
            nextAt: string | null;
        };
        Deliveries: {
            deliveries: components["schemas"]["Delivery"][];
        };
        WebhookMessage: {
            /** @enum {string} */
            type: "match.started" | "match.advanced" | "match.finished" | "turn.due" | "turn.withdrawn" | "deadline.near" | "seat.replaced" | "test";
            /**
             * Format: date-time
             * @description When the notice was made; the same at every attempt
             */
            timestamp: string;
            data: {
                /**
                 * Format: uuid
                 * @description UUIDv7 of a match, in lower case
                 */
                match: string;
                game: string;
                /**
                 * Format: int32
                 * @description Number of the newest entry; 0 before the first
                 */
                revision: number;
                /** @description Whose eyes the subscription sees with */
                viewer: number | "spectator";
                /** @description Address of the match */
                url: string;
                /**
                 * Format: int32
                 * @description Whom it is about
                 */
                seat?: number;
                /**
                 * @description Whether it has to play, or to answer a proposal
                 * @enum {string}
                 */
                asks?: "turn" | "proposal";
                /**
                 * Format: int32
                 * @description Of `turn.withdrawn`: the revision of the `turn.due` that it takes back
                 */
                since?: number;
                /**
                 * @description Of `seat.replaced`: who sits there now
                 * @enum {string}
                 */
                kind?: "human" | "bot";
                /** @description Until when */
                deadline?: string | null;
            };
        };
        PictureLink: {
            url: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds
             */
            expiresAt: string;
        };
        Command: components["schemas"]["BletchleyCommand"] | components["schemas"]["MessageFromTheStarsCommand"] | components["schemas"]["MessageInABottleCommand"] | components["schemas"]["SignalCommand"] | components["schemas"]["SetiCommand"];
        Event: components["schemas"]["BletchleyEvent"] | components["schemas"]["MessageFromTheStarsEvent"] | components["schemas"]["MessageInABottleEvent"] | components["schemas"]["SignalEvent"] | components["schemas"]["SetiEvent"] | components["schemas"]["TableEvent"];
        Options: components["schemas"]["BletchleyOptions"] | components["schemas"]["MessageFromTheStarsOptions"] | components["schemas"]["MessageInABottleOptions"] | components["schemas"]["SignalOptions"] | components["schemas"]["SetiOptions"];
        GameView: components["schemas"]["BletchleyView"] | components["schemas"]["MessageFromTheStarsView"] | components["schemas"]["MessageInABottleView"] | components["schemas"]["SignalView"] | components["schemas"]["SetiView"];
        Content: components["schemas"]["SignalContent"];
        TableEvent: components["schemas"]["TableSeatTakenEvent"] | components["schemas"]["TableMatchStartedEvent"] | components["schemas"]["TableSeatReplacedEvent"] | components["schemas"]["TableSeatResignedEvent"] | components["schemas"]["TableSeatAwayEvent"] | components["schemas"]["TableSeatResumedEvent"] | components["schemas"]["TableClockCreditedEvent"] | components["schemas"]["TableDeadlinePassedEvent"] | components["schemas"]["TableRewoundEvent"] | components["schemas"]["TableMatchFinishedEvent"] | components["schemas"]["TableMatchAbandonedEvent"] | components["schemas"]["TableProposedEvent"] | components["schemas"]["TableProposalAgreedEvent"] | components["schemas"]["TableProposalRefusedEvent"] | components["schemas"]["TableProposalWithdrawnEvent"] | components["schemas"]["TableProposalLapsedEvent"] | components["schemas"]["TableMatchPausedEvent"] | components["schemas"]["TableMatchResumedEvent"] | components["schemas"]["TableVacationTakenEvent"] | components["schemas"]["TableTakenBackEvent"];
        TableSeatTakenEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "seatTaken";
            data: {
                /** Format: int64 */
                seat: number;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        TableMatchStartedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "matchStarted";
            data: {
                options: {
                    [key: string]: unknown;
                };
                seats: {
                    /** @enum {string} */
                    kind: "human" | "bot";
                    role?: string;
                    /** Format: int64 */
                    team?: number;
                }[];
                clock?: {
                    /**
                     * Format: int32
                     * @description Seconds that a seat has for each move.
                     */
                    perMove: number;
                    /** @description Seconds before the deadline at which the seat is to be reminded, the earliest first. */
                    reminders: number[];
                    /**
                     * @description `remind`: nothing happens; `skip`: the seat does what absent seats do; `bot`: a bot plays until the holder is back; `resign`: the seat gives up.
                     * @enum {string}
                     */
                    onDeadline: "remind" | "skip" | "bot" | "resign";
                };
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        TableSeatReplacedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "seatReplaced";
            data: {
                /** Format: int64 */
                seat: number;
                /** Format: int64 */
                generation: number;
                /** @enum {string} */
                kind: "human" | "bot";
                /** @constant */
                join?: "mail";
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        TableSeatResignedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "seatResigned";
            data: {
                /** Format: int64 */
                seat: number;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        TableSeatAwayEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "seatAway";
            data: {
                /** Format: int64 */
                seat: number;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        TableSeatResumedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "seatResumed";
            data: {
                /** Format: int64 */
                seat: number;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        TableClockCreditedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "clockCredited";
            data: {
                /** Format: int64 */
                from: number;
                /** Format: int64 */
                until: number;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        TableDeadlinePassedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "deadlinePassed";
            data: {
                id: string;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        TableRewoundEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "rewound";
            data: {
                /** Format: int64 */
                to: number;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        TableMatchFinishedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "matchFinished";
            data: {
                outcome: {
                    /** @enum {string} */
                    result: "won" | "lost" | "ranked" | "draw" | "abandoned";
                    places: {
                        seats: number[];
                        /** Format: int64 */
                        rank: number;
                        score: number | null;
                    }[];
                    detail: {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        TableMatchAbandonedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "matchAbandoned";
            data: {
                /** @enum {string} */
                why?: "unfilled";
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        TableProposedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "proposed";
            data: {
                /** Format: int64 */
                seat: number;
                /** @enum {string} */
                what: "pause" | "resume" | "vacation" | "undo";
                /** Format: int64 */
                to?: number;
                /** Format: int64 */
                days?: number;
                /** Format: int64 */
                until: number;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        TableProposalAgreedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "proposalAgreed";
            data: {
                /** Format: int64 */
                seat: number;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        TableProposalRefusedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "proposalRefused";
            data: {
                /** Format: int64 */
                seat: number;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        TableProposalWithdrawnEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "proposalWithdrawn";
            data: {
                /** Format: int64 */
                seat: number;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        TableProposalLapsedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "proposalLapsed";
            data: Record<string, never>;
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        TableMatchPausedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "matchPaused";
            data: {
                /** Format: int64 */
                until: number;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        TableMatchResumedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "matchResumed";
            data: Record<string, never>;
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        TableVacationTakenEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "vacationTaken";
            data: {
                /** Format: int64 */
                seat: number;
                /** Format: int64 */
                until: number;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        TableTakenBackEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "takenBack";
            data: {
                /** Format: int64 */
                to: number;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        BletchleyCommand: components["schemas"]["BletchleyChooseWordCommand"] | components["schemas"]["BletchleyEncodeCommand"] | components["schemas"]["BletchleyDecodeCommand"] | components["schemas"]["BletchleyOfferHelpCommand"] | components["schemas"]["BletchleyDeclineHelpCommand"] | components["schemas"]["BletchleyResolveHelpCommand"] | components["schemas"]["BletchleyGuessWordCommand"] | components["schemas"]["BletchleyPassCommand"] | components["schemas"]["BletchleyResignCommand"] | components["schemas"]["BletchleyResumeCommand"] | components["schemas"]["BletchleyProposeCommand"] | components["schemas"]["BletchleyAgreeCommand"] | components["schemas"]["BletchleyRefuseCommand"] | components["schemas"]["BletchleyWithdrawCommand"];
        /** @description Take a secret word. Only its length becomes public. */
        BletchleyChooseWordCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "chooseWord";
            /** @description The secret word: 4 to 8 letters; case and accents do not count. */
            word: string & (unknown & unknown);
            /** @description Id of the question this answers */
            prompt?: string;
        };
        /** @description Turn: put a letter of your word face down on your board under a Cipher card. */
        BletchleyEncodeCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "encode";
            /**
             * Format: int32
             * @description Which letter of your word, counted from 1.
             */
            position: number;
            /**
             * @description The Cipher card from your hand that goes on it.
             * @enum {string}
             */
            cipher: "c1" | "c2" | "c3" | "c4" | "c5" | "c6" | "c7" | "c8" | "c9" | "c10";
            /** @description Id of the question this answers */
            prompt?: string;
        };
        /** @description Turn: pay Enigma cards to read a covered letter of another seat. */
        BletchleyDecodeCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "decode";
            /**
             * Format: int32
             * @description The seat on whose board the letter lies.
             */
            targetSeat: number;
            /**
             * Format: int32
             * @description The position of the letter, counted from 1.
             */
            position: number;
            /** @description The Enigma cards that you discard. */
            enigma: ("e1" | "e2" | "e3" | "e4" | "e5" | "e6")[];
            /** @description False: refuse unless the cards reach the Cipher. Otherwise help is asked for if they do not. */
            askHelp?: boolean;
            /** @description Id of the question this answers */
            prompt?: string;
        };
        /** @description Offer cards to the seat that asks for help; you read the letter if they are accepted and enough. */
        BletchleyOfferHelpCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "offerHelp";
            /** @description The Enigma cards that you offer. */
            enigma: ("e1" | "e2" | "e3" | "e4" | "e5" | "e6")[];
            /** @description Id of the question this answers */
            prompt?: string;
        };
        /** @description Offer nothing. */
        BletchleyDeclineHelpCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "declineHelp";
            /** @description Id of the question this answers */
            prompt?: string;
        };
        /** @description Settle your decode: whose help you take and what you add. */
        BletchleyResolveHelpCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "resolveHelp";
            /** @description The seats whose offers you take. */
            accept: number[];
            /** @description Further Enigma cards of your own. */
            extra: ("e1" | "e2" | "e3" | "e4" | "e5" | "e6")[];
            /** @description Id of the question this answers */
            prompt?: string;
        };
        /** @description Turn: guess the word of another seat. */
        BletchleyGuessWordCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "guessWord";
            /**
             * Format: int32
             * @description The seat whose word you guess.
             */
            targetSeat: number;
            /** @description Your guess, as long as the word. */
            word: string & (unknown & unknown);
            /** @description The Enigma cards that you pay. */
            enigma: ("e1" | "e2" | "e3" | "e4" | "e5" | "e6")[];
            /** @description Id of the question this answers */
            prompt?: string;
        };
        /** @description Turn: do nothing. */
        BletchleyPassCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "pass";
            /** @description Id of the question this answers */
            prompt?: string;
        };
        /** @description Give up the seat for the rest of the match. */
        BletchleyResignCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "resign";
            /** @description Id of the question this answers */
            prompt?: string;
        };
        /** @description Take the seat back from the bot that stands in for it. */
        BletchleyResumeCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "resume";
            /** @description Id of the question this answers */
            prompt?: string;
        };
        /** @description Propose something to the others; it takes place when all have agreed. */
        BletchleyProposeCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "propose";
            /**
             * @description `pause`: nothing can be played and no time runs; `resume` ends that at once; `vacation`: your clock stands still for some days; `undo`: the game goes back, whatever has been revealed.
             * @enum {string}
             */
            what: "pause" | "resume" | "vacation" | "undo";
            /**
             * Format: int32
             * @description For `undo`: the revision to go back to; before the last move if left out.
             */
            to?: number;
            /**
             * Format: int32
             * @description For `vacation`: 7 if left out.
             */
            days?: number;
            /** @description Id of the question this answers */
            prompt?: string;
        };
        /** @description Agree to what has been proposed. */
        BletchleyAgreeCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "agree";
            /** @description Id of the question this answers */
            prompt?: string;
        };
        /** @description Refuse what has been proposed. */
        BletchleyRefuseCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "refuse";
            /** @description Id of the question this answers */
            prompt?: string;
        };
        /** @description Withdraw your own proposal. */
        BletchleyWithdrawCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "withdraw";
            /** @description Id of the question this answers */
            prompt?: string;
        };
        BletchleyEvent: components["schemas"]["BletchleyOpenedEvent"] | components["schemas"]["BletchleyWordChosenEvent"] | components["schemas"]["BletchleyWordForgoneEvent"] | components["schemas"]["BletchleyDeckShuffledEvent"] | components["schemas"]["BletchleyHandDealtEvent"] | components["schemas"]["BletchleyTurnBeganEvent"] | components["schemas"]["BletchleyLetterEncodedEvent"] | components["schemas"]["BletchleyDecodeTriedEvent"] | components["schemas"]["BletchleyHelpAskedEvent"] | components["schemas"]["BletchleyHelpOfferedEvent"] | components["schemas"]["BletchleyHelpDeclinedEvent"] | components["schemas"]["BletchleyHelpResolvedEvent"] | components["schemas"]["BletchleyLetterLearnedEvent"] | components["schemas"]["BletchleyWordGuessedEvent"] | components["schemas"]["BletchleyWordScoredEvent"] | components["schemas"]["BletchleyPassedEvent"] | components["schemas"]["BletchleyDrawnEvent"] | components["schemas"]["BletchleyBonusScoredEvent"] | components["schemas"]["BletchleySecretsRevealedEvent"];
        BletchleyOpenedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "opened";
            data: {
                /** Format: int32 */
                seats: number;
                options: {
                    /**
                     * @description Whether a secret word has to be in the word list, or any letters will do (R5).
                     * @default list
                     * @enum {string}
                     */
                    dictionary: "list" | "honour";
                    /**
                     * @description What the Enigma cards paid for a guess have to add up to (R32).
                     * @default atLeast3
                     * @enum {string}
                     */
                    guessCost: "atLeast3" | "exactly3" | "atMost3";
                    /**
                     * @description Whether the view keeps the letters a seat has read, or leaves them to its memory (R24).
                     * @default kept
                     * @enum {string}
                     */
                    knowledge: "kept" | "memory";
                    /**
                     * @description Whether a word that was scored may be chosen again (R7).
                     * @default true
                     */
                    reuseWords: boolean;
                    /**
                     * Format: int32
                     * @description The match ends when this many Alphabet cards lie below one board (R42).
                     * @default 20
                     */
                    goalCards: number;
                    /**
                     * Format: int32
                     * @description Hours after which a seat that was asked for help counts as having declined (R29).
                     */
                    helpHours?: number;
                    /**
                     * Format: int32
                     * @description The seat that is dealt to first and begins; random if left out or not at the table (R10).
                     */
                    startingSeat?: number;
                };
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        BletchleyWordChosenEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "wordChosen";
            data: {
                /** Format: int32 */
                seat: number;
                /** Format: int32 */
                length: number;
            };
            secret?: {
                word: string;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        BletchleyWordForgoneEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "wordForgone";
            data: {
                /** Format: int32 */
                seat: number;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        BletchleyDeckShuffledEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "deckShuffled";
            data: {
                /** Format: int64 */
                count: number;
            };
            secret?: {
                order: ("e1" | "e2" | "e3" | "e4" | "e5" | "e6" | "c1" | "c2" | "c3" | "c4" | "c5" | "c6" | "c7" | "c8" | "c9" | "c10")[];
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        BletchleyHandDealtEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "handDealt";
            data: {
                /** Format: int32 */
                seat: number;
                cards: ("e1" | "e2" | "e3" | "e4" | "e5" | "e6" | "c1" | "c2" | "c3" | "c4" | "c5" | "c6" | "c7" | "c8" | "c9" | "c10")[];
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        BletchleyTurnBeganEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "turnBegan";
            data: {
                /** Format: int32 */
                seat: number;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        BletchleyLetterEncodedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "letterEncoded";
            data: {
                /** Format: int32 */
                seat: number;
                /** Format: int32 */
                position: number;
                /** @enum {string} */
                cipher: "c1" | "c2" | "c3" | "c4" | "c5" | "c6" | "c7" | "c8" | "c9" | "c10";
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        BletchleyDecodeTriedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "decodeTried";
            data: {
                /** Format: int32 */
                seat: number;
                /** Format: int32 */
                targetSeat: number;
                /** Format: int32 */
                position: number;
                /** @enum {string} */
                cipher: "c1" | "c2" | "c3" | "c4" | "c5" | "c6" | "c7" | "c8" | "c9" | "c10";
                enigma: ("e1" | "e2" | "e3" | "e4" | "e5" | "e6")[];
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        BletchleyHelpAskedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "helpAsked";
            data: {
                /** Format: int32 */
                seat: number;
                /** Format: int32 */
                targetSeat: number;
                /** Format: int32 */
                position: number;
                /** @enum {string} */
                cipher: "c1" | "c2" | "c3" | "c4" | "c5" | "c6" | "c7" | "c8" | "c9" | "c10";
                /** Format: int64 */
                total: number;
                asked: number[];
                until: number | null;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        BletchleyHelpOfferedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "helpOffered";
            data: {
                /** Format: int32 */
                seat: number;
                enigma: ("e1" | "e2" | "e3" | "e4" | "e5" | "e6")[];
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        BletchleyHelpDeclinedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "helpDeclined";
            data: {
                /** Format: int32 */
                seat: number;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        BletchleyHelpResolvedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "helpResolved";
            data: {
                /** Format: int32 */
                seat: number;
                accepted: number[];
                extra: ("e1" | "e2" | "e3" | "e4" | "e5" | "e6")[];
                /** Format: int64 */
                total: number;
                success: boolean;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        BletchleyLetterLearnedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "letterLearned";
            data: {
                /** Format: int32 */
                targetSeat: number;
                /** Format: int32 */
                position: number;
                learners: number[];
            };
            secret?: {
                letter: string;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        BletchleyWordGuessedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "wordGuessed";
            data: {
                /** Format: int32 */
                seat: number;
                /** Format: int32 */
                targetSeat: number;
                word: string;
                enigma: ("e1" | "e2" | "e3" | "e4" | "e5" | "e6")[];
                right: boolean;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        BletchleyWordScoredEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "wordScored";
            data: {
                /** Format: int32 */
                owner: number;
                /** Format: int32 */
                scorer: number;
                word: string;
                /** Format: int64 */
                points: number;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        BletchleyPassedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "passed";
            data: {
                /** Format: int32 */
                seat: number;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        BletchleyDrawnEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "drawn";
            data: {
                /** Format: int32 */
                seat: number;
                /** Format: int64 */
                count: number;
            };
            secret?: {
                cards: ("e1" | "e2" | "e3" | "e4" | "e5" | "e6" | "c1" | "c2" | "c3" | "c4" | "c5" | "c6" | "c7" | "c8" | "c9" | "c10")[];
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        BletchleyBonusScoredEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "bonusScored";
            data: {
                /** Format: int32 */
                owner: number;
                /** Format: int32 */
                scorer: number;
                /** Format: int64 */
                points: number;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        BletchleySecretsRevealedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "secretsRevealed";
            data: {
                /** @enum {string} */
                reason: "goal" | "passes";
                words: (string | null)[];
                hands: ("e1" | "e2" | "e3" | "e4" | "e5" | "e6" | "c1" | "c2" | "c3" | "c4" | "c5" | "c6" | "c7" | "c8" | "c9" | "c10")[][];
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        BletchleyOptions: {
            /**
             * @description Whether a secret word has to be in the word list, or any letters will do (R5).
             * @default list
             * @enum {string}
             */
            dictionary?: "list" | "honour";
            /**
             * @description What the Enigma cards paid for a guess have to add up to (R32).
             * @default atLeast3
             * @enum {string}
             */
            guessCost?: "atLeast3" | "exactly3" | "atMost3";
            /**
             * @description Whether the view keeps the letters a seat has read, or leaves them to its memory (R24).
             * @default kept
             * @enum {string}
             */
            knowledge?: "kept" | "memory";
            /**
             * @description Whether a word that was scored may be chosen again (R7).
             * @default true
             */
            reuseWords?: boolean;
            /**
             * Format: int32
             * @description The match ends when this many Alphabet cards lie below one board (R42).
             * @default 20
             */
            goalCards?: number;
            /**
             * Format: int32
             * @description Hours after which a seat that was asked for help counts as having declined (R29).
             */
            helpHours?: number;
            /**
             * Format: int32
             * @description The seat that is dealt to first and begins; random if left out or not at the table (R10).
             */
            startingSeat?: number;
        };
        BletchleyView: {
            options: {
                /**
                 * @description Whether a secret word has to be in the word list, or any letters will do (R5).
                 * @default list
                 * @enum {string}
                 */
                dictionary: "list" | "honour";
                /**
                 * @description What the Enigma cards paid for a guess have to add up to (R32).
                 * @default atLeast3
                 * @enum {string}
                 */
                guessCost: "atLeast3" | "exactly3" | "atMost3";
                /**
                 * @description Whether the view keeps the letters a seat has read, or leaves them to its memory (R24).
                 * @default kept
                 * @enum {string}
                 */
                knowledge: "kept" | "memory";
                /**
                 * @description Whether a word that was scored may be chosen again (R7).
                 * @default true
                 */
                reuseWords: boolean;
                /**
                 * Format: int32
                 * @description The match ends when this many Alphabet cards lie below one board (R42).
                 * @default 20
                 */
                goalCards: number;
                /**
                 * Format: int32
                 * @description Hours after which a seat that was asked for help counts as having declined (R29).
                 */
                helpHours?: number;
                /**
                 * Format: int32
                 * @description The seat that is dealt to first and begins; random if left out or not at the table (R10).
                 */
                startingSeat?: number;
            };
            phase: {
                /** @constant */
                kind: "words";
                forgone: number[];
            } | {
                /** @constant */
                kind: "turn";
                /** Format: int32 */
                seat: number;
                /** Format: int64 */
                since: number;
            } | {
                /** @constant */
                kind: "help";
                /** Format: int32 */
                seat: number;
                /** Format: int64 */
                since: number;
                /** @description A decode that the cards of one seat were not enough for. */
                attempt: {
                    /** Format: int32 */
                    targetSeat: number;
                    /** Format: int32 */
                    position: number;
                    /** @enum {string} */
                    cipher: "c1" | "c2" | "c3" | "c4" | "c5" | "c6" | "c7" | "c8" | "c9" | "c10";
                    /**
                     * Format: int64
                     * @description Value of the cards that the decoding seat has discarded.
                     */
                    total: number;
                    /** @description The seats that have not answered yet. */
                    waiting: number[];
                    offers: {
                        /** Format: int32 */
                        seat: number;
                        enigma: ("e1" | "e2" | "e3" | "e4" | "e5" | "e6")[];
                    }[];
                    /** @description When the missing answers count as declined, in milliseconds. */
                    until: number | null;
                };
            } | {
                /** @constant */
                kind: "resolve";
                /** Format: int32 */
                seat: number;
                /** Format: int64 */
                since: number;
                /** @description A decode that the cards of one seat were not enough for. */
                attempt: {
                    /** Format: int32 */
                    targetSeat: number;
                    /** Format: int32 */
                    position: number;
                    /** @enum {string} */
                    cipher: "c1" | "c2" | "c3" | "c4" | "c5" | "c6" | "c7" | "c8" | "c9" | "c10";
                    /**
                     * Format: int64
                     * @description Value of the cards that the decoding seat has discarded.
                     */
                    total: number;
                    /** @description The seats that have not answered yet. */
                    waiting: number[];
                    offers: {
                        /** Format: int32 */
                        seat: number;
                        enigma: ("e1" | "e2" | "e3" | "e4" | "e5" | "e6")[];
                    }[];
                    /** @description When the missing answers count as declined, in milliseconds. */
                    until: number | null;
                };
            } | {
                /** @constant */
                kind: "over";
                /** @enum {string} */
                reason: "goal" | "passes";
            };
            /**
             * Format: int64
             * @description Turns in a row that ended with a pass.
             */
            passes: number;
            /** @description What is drawn from; empty until every seat has its word and cards are dealt. */
            deck: {
                /**
                 * Format: int64
                 * @description How many cards there are.
                 */
                count: number;
                /** @description Those of them that the viewer knows, in no order but on the server. */
                known: ("e1" | "e2" | "e3" | "e4" | "e5" | "e6" | "c1" | "c2" | "c3" | "c4" | "c5" | "c6" | "c7" | "c8" | "c9" | "c10")[];
            };
            /** @description The discard pile. Public. */
            discard: ("e1" | "e2" | "e3" | "e4" | "e5" | "e6" | "c1" | "c2" | "c3" | "c4" | "c5" | "c6" | "c7" | "c8" | "c9" | "c10")[];
            /** @description By seat. */
            boards: {
                /**
                 * Format: int32
                 * @description Letters of the present word; 0 while there is none.
                 */
                length: number;
                /** @description The present word, for its owner; for all once the match is over. */
                word: string | null;
                /** @description What lies at each position; null where nothing does yet. */
                places: ({
                    /**
                     * @description The Cipher card on the letter.
                     * @enum {string}
                     */
                    cipher: "c1" | "c2" | "c3" | "c4" | "c5" | "c6" | "c7" | "c8" | "c9" | "c10";
                    /** @description The letter, for those who read it while knowledge is kept. */
                    letter: string | null;
                    /** @description The seats that have read it. */
                    seenBy: number[];
                } | null)[];
                /** @description The words that were scored, oldest first. */
                below: string[];
                /** Format: int64 */
                score: number;
                /** @description The revision at which a word was asked for; null if there is one. */
                wordSince: number | null;
            }[];
            /** @description Enigma and Cipher cards by seat. */
            hands: {
                /**
                 * Format: int64
                 * @description How many cards there are.
                 */
                count: number;
                /** @description Those of them that the viewer knows, in no order but on the server. */
                known: ("e1" | "e2" | "e3" | "e4" | "e5" | "e6" | "c1" | "c2" | "c3" | "c4" | "c5" | "c6" | "c7" | "c8" | "c9" | "c10")[];
            }[];
        };
        MessageFromTheStarsCommand: components["schemas"]["MessageFromTheStarsTransmitCommand"] | components["schemas"]["MessageFromTheStarsConferCommand"] | components["schemas"]["MessageFromTheStarsGuessWordsCommand"] | components["schemas"]["MessageFromTheStarsGuessCipherCommand"] | components["schemas"]["MessageFromTheStarsResignCommand"] | components["schemas"]["MessageFromTheStarsResumeCommand"] | components["schemas"]["MessageFromTheStarsProposeCommand"] | components["schemas"]["MessageFromTheStarsAgreeCommand"] | components["schemas"]["MessageFromTheStarsRefuseCommand"] | components["schemas"]["MessageFromTheStarsWithdrawCommand"];
        /** @description Send a word. The service works out its cipher score. */
        MessageFromTheStarsTransmitCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "transmit";
            /** @description One word: letters, with hyphens and apostrophes inside; case and accents do not count. */
            word: string;
            /** @description True: send it although it contains a word of the own card, as letters only. */
            confirm?: boolean;
            /** @description Id of the question this answers */
            prompt?: string;
        };
        /** @description Scientist, where they decide by majority: propose or support a word. With more than half of them it is sent. */
        MessageFromTheStarsConferCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "confer";
            /** @description One word: letters, with hyphens and apostrophes inside; case and accents do not count. */
            word: string;
            /** @description True: send it although it contains a word of the own card, as letters only. */
            confirm?: boolean;
            /** @description Id of the question this answers */
            prompt?: string;
        };
        /** @description Guess the three secret words of the other side, all at once. */
        MessageFromTheStarsGuessWordsCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "guessWords";
            /** @description A row from 1 to 6 per column. */
            picks: number[];
            /** @description Id of the question this answers */
            prompt?: string;
        };
        /** @description Scientist: guess the cipher: six different letters. The order within a group says nothing. */
        MessageFromTheStarsGuessCipherCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "guessCipher";
            /** @description The three letters that add 1. */
            trust: ("A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P" | "Q" | "R" | "S" | "T" | "U" | "V" | "W" | "X" | "Y" | "Z")[];
            /** @description The two letters that double. */
            amplify: ("A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P" | "Q" | "R" | "S" | "T" | "U" | "V" | "W" | "X" | "Y" | "Z")[];
            /**
             * @description The letter that makes a score negative.
             * @enum {string}
             */
            suspicion: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P" | "Q" | "R" | "S" | "T" | "U" | "V" | "W" | "X" | "Y" | "Z";
            /** @description Id of the question this answers */
            prompt?: string;
        };
        /** @description Give up the seat for the rest of the match. */
        MessageFromTheStarsResignCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "resign";
            /** @description Id of the question this answers */
            prompt?: string;
        };
        /** @description Take the seat back from the bot that stands in for it. */
        MessageFromTheStarsResumeCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "resume";
            /** @description Id of the question this answers */
            prompt?: string;
        };
        /** @description Propose something to the others; it takes place when all have agreed. */
        MessageFromTheStarsProposeCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "propose";
            /**
             * @description `pause`: nothing can be played and no time runs; `resume` ends that at once; `vacation`: your clock stands still for some days; `undo`: the game goes back, whatever has been revealed.
             * @enum {string}
             */
            what: "pause" | "resume" | "vacation" | "undo";
            /**
             * Format: int32
             * @description For `undo`: the revision to go back to; before the last move if left out.
             */
            to?: number;
            /**
             * Format: int32
             * @description For `vacation`: 7 if left out.
             */
            days?: number;
            /** @description Id of the question this answers */
            prompt?: string;
        };
        /** @description Agree to what has been proposed. */
        MessageFromTheStarsAgreeCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "agree";
            /** @description Id of the question this answers */
            prompt?: string;
        };
        /** @description Refuse what has been proposed. */
        MessageFromTheStarsRefuseCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "refuse";
            /** @description Id of the question this answers */
            prompt?: string;
        };
        /** @description Withdraw your own proposal. */
        MessageFromTheStarsWithdrawCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "withdraw";
            /** @description Id of the question this answers */
            prompt?: string;
        };
        MessageFromTheStarsEvent: components["schemas"]["MessageFromTheStarsOpenedEvent"] | components["schemas"]["MessageFromTheStarsCipherDrawnEvent"] | components["schemas"]["MessageFromTheStarsCardDealtEvent"] | components["schemas"]["MessageFromTheStarsStepBeganEvent"] | components["schemas"]["MessageFromTheStarsTransmittedEvent"] | components["schemas"]["MessageFromTheStarsTransmissionSealedEvent"] | components["schemas"]["MessageFromTheStarsTransmissionsOpenedEvent"] | components["schemas"]["MessageFromTheStarsTransmissionShownEvent"] | components["schemas"]["MessageFromTheStarsTransmissionSkippedEvent"] | components["schemas"]["MessageFromTheStarsConferredEvent"] | components["schemas"]["MessageFromTheStarsAbstainedEvent"] | components["schemas"]["MessageFromTheStarsCardsShownEvent"] | components["schemas"]["MessageFromTheStarsWordsGuessedEvent"] | components["schemas"]["MessageFromTheStarsGuessSkippedEvent"] | components["schemas"]["MessageFromTheStarsWordsScoredEvent"] | components["schemas"]["MessageFromTheStarsCipherGuessedEvent"] | components["schemas"]["MessageFromTheStarsCipherScoredEvent"] | components["schemas"]["MessageFromTheStarsSideLeftEvent"] | components["schemas"]["MessageFromTheStarsSecretsRevealedEvent"];
        MessageFromTheStarsOpenedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "opened";
            data: {
                options: {
                    /**
                     * @description One Alien and all others Scientists together, or two teams against each other (R1, R2).
                     * @default coop
                     * @enum {string}
                     */
                    mode: "coop" | "teams";
                    /**
                     * @description Together: three rounds. Teams: each Alien sends to its own Scientists only (R33, R34).
                     * @default false
                     */
                    hard: boolean;
                    /**
                     * @description The cipher is dealt from the shuffled letter cards, or each cipher is equally likely (R8).
                     * @default deck
                     * @enum {string}
                     */
                    cipherDraw: "deck" | "uniform";
                    /**
                     * @description How far a word may be from those of the own card (R15 to R18).
                     * @default standard
                     * @enum {string}
                     */
                    wordCheck: "open" | "standard" | "strict";
                    /**
                     * @description Whether any Scientist may send a word, or more than half of them have to want it (R13).
                     * @default any
                     * @enum {string}
                     */
                    scientistSubmit: "any" | "majority";
                    /**
                     * @description Whether Scientists may ask which ciphers are left (R39).
                     * @default false
                     */
                    deductionAid: boolean;
                    /**
                     * @description Which message cards are used (R5).
                     * @default original-en-1
                     * @enum {string}
                     */
                    deck: "original-en-1";
                };
                seats: {
                    /** @enum {string} */
                    role: "alien" | "scientist";
                    /** Format: int32 */
                    team: number;
                }[];
                /** Format: int32 */
                rounds: number;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        MessageFromTheStarsCipherDrawnEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "cipherDrawn";
            data: {
                seats: number[];
            };
            secret?: {
                cipher: {
                    trust: ("A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P" | "Q" | "R" | "S" | "T" | "U" | "V" | "W" | "X" | "Y" | "Z")[];
                    amplify: ("A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P" | "Q" | "R" | "S" | "T" | "U" | "V" | "W" | "X" | "Y" | "Z")[];
                    /** @enum {string} */
                    suspicion: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P" | "Q" | "R" | "S" | "T" | "U" | "V" | "W" | "X" | "Y" | "Z";
                };
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        MessageFromTheStarsCardDealtEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "cardDealt";
            data: {
                /** Format: int32 */
                team: number;
                /** @enum {string} */
                side: "alien" | "scientists";
                seats: number[];
            };
            secret?: {
                card: {
                    id: string;
                    /** @description The gaps stand as {1}, {2} and {3}. */
                    sentence: string;
                    /** @description Three columns of six words. */
                    columns: string[][];
                };
                /** @description A row from 1 to 6 per column. */
                dice: number[];
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        MessageFromTheStarsStepBeganEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "stepBegan";
            data: {
                /** @enum {string} */
                kind: "alienTransmits" | "scientistsTransmit" | "alienGuesses" | "scientistsGuess" | "cipherGuess" | "over";
                /** Format: int32 */
                round: number;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        MessageFromTheStarsTransmittedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "transmitted";
            data: {
                /** Format: int32 */
                team: number;
                /** @enum {string} */
                side: "alien" | "scientists";
                /** Format: int32 */
                round: number;
                word: string;
                /**
                 * Format: int64
                 * @description Cipher score; never −0.
                 */
                score: number;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        MessageFromTheStarsTransmissionSealedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "transmissionSealed";
            data: {
                /** Format: int32 */
                team: number;
                /** Format: int32 */
                round: number;
                seats: number[];
            };
            secret?: {
                word: string;
                /**
                 * Format: int64
                 * @description Cipher score; never −0.
                 */
                score: number;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        MessageFromTheStarsTransmissionsOpenedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "transmissionsOpened";
            data: {
                /** Format: int32 */
                round: number;
                sent: {
                    /** Format: int32 */
                    team: number;
                    word: string;
                    /**
                     * Format: int64
                     * @description Cipher score; never −0.
                     */
                    score: number;
                }[];
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        MessageFromTheStarsTransmissionShownEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "transmissionShown";
            data: {
                /** Format: int32 */
                team: number;
                /** @enum {string} */
                side: "alien" | "scientists";
                /** Format: int32 */
                round: number;
                seats: number[];
            };
            secret?: {
                word: string;
                /**
                 * Format: int64
                 * @description Cipher score; never −0.
                 */
                score: number;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        MessageFromTheStarsTransmissionSkippedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "transmissionSkipped";
            data: {
                /** Format: int32 */
                team: number;
                /** @enum {string} */
                side: "alien" | "scientists";
                /** Format: int32 */
                round: number;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        MessageFromTheStarsConferredEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "conferred";
            data: {
                /** Format: int32 */
                team: number;
                /** Format: int32 */
                seat: number;
                seats: number[];
            };
            secret?: {
                word: string;
                confirm: boolean;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        MessageFromTheStarsAbstainedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "abstained";
            data: {
                /** Format: int32 */
                team: number;
                /** Format: int32 */
                seat: number;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        MessageFromTheStarsCardsShownEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "cardsShown";
            data: {
                /** @enum {string} */
                side: "alien" | "scientists";
                cards: {
                    id: string;
                    /** @description The gaps stand as {1}, {2} and {3}. */
                    sentence: string;
                    /** @description Three columns of six words. */
                    columns: string[][];
                }[];
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        MessageFromTheStarsWordsGuessedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "wordsGuessed";
            data: {
                /** Format: int32 */
                team: number;
                /** @enum {string} */
                side: "alien" | "scientists";
                seats: number[];
            };
            secret?: {
                /** @description A row from 1 to 6 per column. */
                picks: number[];
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        MessageFromTheStarsGuessSkippedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "guessSkipped";
            data: {
                /** Format: int32 */
                team: number;
                /** @enum {string} */
                side: "alien" | "scientists";
                /** @enum {string} */
                guess: "words" | "cipher";
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        MessageFromTheStarsWordsScoredEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "wordsScored";
            data: {
                /** @enum {string} */
                side: "alien" | "scientists";
                teams: {
                    picks: number[] | null;
                    /** @description A row from 1 to 6 per column. */
                    dice: number[];
                    /** Format: int32 */
                    points: number;
                }[];
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        MessageFromTheStarsCipherGuessedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "cipherGuessed";
            data: {
                /** Format: int32 */
                team: number;
                seats: number[];
            };
            secret?: {
                guess: {
                    trust: ("A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P" | "Q" | "R" | "S" | "T" | "U" | "V" | "W" | "X" | "Y" | "Z")[];
                    amplify: ("A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P" | "Q" | "R" | "S" | "T" | "U" | "V" | "W" | "X" | "Y" | "Z")[];
                    /** @enum {string} */
                    suspicion: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P" | "Q" | "R" | "S" | "T" | "U" | "V" | "W" | "X" | "Y" | "Z";
                };
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        MessageFromTheStarsCipherScoredEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "cipherScored";
            data: {
                cipher: {
                    trust: ("A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P" | "Q" | "R" | "S" | "T" | "U" | "V" | "W" | "X" | "Y" | "Z")[];
                    amplify: ("A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P" | "Q" | "R" | "S" | "T" | "U" | "V" | "W" | "X" | "Y" | "Z")[];
                    /** @enum {string} */
                    suspicion: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P" | "Q" | "R" | "S" | "T" | "U" | "V" | "W" | "X" | "Y" | "Z";
                };
                teams: {
                    guess: {
                        trust: ("A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P" | "Q" | "R" | "S" | "T" | "U" | "V" | "W" | "X" | "Y" | "Z")[];
                        amplify: ("A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P" | "Q" | "R" | "S" | "T" | "U" | "V" | "W" | "X" | "Y" | "Z")[];
                        /** @enum {string} */
                        suspicion: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P" | "Q" | "R" | "S" | "T" | "U" | "V" | "W" | "X" | "Y" | "Z";
                    } | null;
                    /** Format: int32 */
                    points: number;
                }[];
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        MessageFromTheStarsSideLeftEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "sideLeft";
            data: {
                /** Format: int32 */
                team: number;
                /** @enum {string} */
                side: "alien" | "scientists";
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        MessageFromTheStarsSecretsRevealedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "secretsRevealed";
            data: {
                /** @enum {string} */
                reason: "scored" | "left";
                cipher: {
                    trust: ("A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P" | "Q" | "R" | "S" | "T" | "U" | "V" | "W" | "X" | "Y" | "Z")[];
                    amplify: ("A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P" | "Q" | "R" | "S" | "T" | "U" | "V" | "W" | "X" | "Y" | "Z")[];
                    /** @enum {string} */
                    suspicion: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P" | "Q" | "R" | "S" | "T" | "U" | "V" | "W" | "X" | "Y" | "Z";
                };
                teams: {
                    alien: {
                        card: {
                            id: string;
                            /** @description The gaps stand as {1}, {2} and {3}. */
                            sentence: string;
                            /** @description Three columns of six words. */
                            columns: string[][];
                        };
                        /** @description A row from 1 to 6 per column. */
                        dice: number[];
                    };
                    scientists: {
                        card: {
                            id: string;
                            /** @description The gaps stand as {1}, {2} and {3}. */
                            sentence: string;
                            /** @description Three columns of six words. */
                            columns: string[][];
                        };
                        /** @description A row from 1 to 6 per column. */
                        dice: number[];
                    };
                    sent: {
                        /** @enum {string} */
                        side: "alien" | "scientists";
                        /** Format: int32 */
                        round: number;
                        word: string;
                        /**
                         * Format: int64
                         * @description Cipher score; never −0.
                         */
                        score: number;
                    }[];
                }[];
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        MessageFromTheStarsOptions: {
            /**
             * @description One Alien and all others Scientists together, or two teams against each other (R1, R2).
             * @default coop
             * @enum {string}
             */
            mode?: "coop" | "teams";
            /**
             * @description Together: three rounds. Teams: each Alien sends to its own Scientists only (R33, R34).
             * @default false
             */
            hard?: boolean;
            /**
             * @description The cipher is dealt from the shuffled letter cards, or each cipher is equally likely (R8).
             * @default deck
             * @enum {string}
             */
            cipherDraw?: "deck" | "uniform";
            /**
             * @description How far a word may be from those of the own card (R15 to R18).
             * @default standard
             * @enum {string}
             */
            wordCheck?: "open" | "standard" | "strict";
            /**
             * @description Whether any Scientist may send a word, or more than half of them have to want it (R13).
             * @default any
             * @enum {string}
             */
            scientistSubmit?: "any" | "majority";
            /**
             * @description Whether Scientists may ask which ciphers are left (R39).
             * @default false
             */
            deductionAid?: boolean;
            /**
             * @description Which message cards are used (R5).
             * @default original-en-1
             * @enum {string}
             */
            deck?: "original-en-1";
        };
        MessageFromTheStarsView: {
            options: {
                /**
                 * @description One Alien and all others Scientists together, or two teams against each other (R1, R2).
                 * @default coop
                 * @enum {string}
                 */
                mode: "coop" | "teams";
                /**
                 * @description Together: three rounds. Teams: each Alien sends to its own Scientists only (R33, R34).
                 * @default false
                 */
                hard: boolean;
                /**
                 * @description The cipher is dealt from the shuffled letter cards, or each cipher is equally likely (R8).
                 * @default deck
                 * @enum {string}
                 */
                cipherDraw: "deck" | "uniform";
                /**
                 * @description How far a word may be from those of the own card (R15 to R18).
                 * @default standard
                 * @enum {string}
                 */
                wordCheck: "open" | "standard" | "strict";
                /**
                 * @description Whether any Scientist may send a word, or more than half of them have to want it (R13).
                 * @default any
                 * @enum {string}
                 */
                scientistSubmit: "any" | "majority";
                /**
                 * @description Whether Scientists may ask which ciphers are left (R39).
                 * @default false
                 */
                deductionAid: boolean;
                /**
                 * @description Which message cards are used (R5).
                 * @default original-en-1
                 * @enum {string}
                 */
                deck: "original-en-1";
            };
            /** @description By seat. */
            seats: {
                /** @enum {string} */
                role: "alien" | "scientist";
                /** Format: int32 */
                team: number;
            }[];
            /**
             * Format: int32
             * @description How many rounds of transmissions there are.
             */
            rounds: number;
            phase: {
                /** @enum {string} */
                kind: "alienTransmits" | "scientistsTransmit" | "alienGuesses" | "scientistsGuess" | "cipherGuess" | "over";
                /**
                 * Format: int32
                 * @description The present round, after the last one that one.
                 */
                round: number;
                /** Format: int64 */
                since: number;
            };
            /** @description The cipher, for Aliens; at the end for all. */
            cipher: {
                trust: ("A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P" | "Q" | "R" | "S" | "T" | "U" | "V" | "W" | "X" | "Y" | "Z")[];
                amplify: ("A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P" | "Q" | "R" | "S" | "T" | "U" | "V" | "W" | "X" | "Y" | "Z")[];
                /** @enum {string} */
                suspicion: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P" | "Q" | "R" | "S" | "T" | "U" | "V" | "W" | "X" | "Y" | "Z";
            } | null;
            /** @description By team; there is one where all play together. */
            teams: {
                alien: {
                    /** @description The message card, for its own side; later for all. */
                    card: {
                        id: string;
                        /** @description The gaps stand as {1}, {2} and {3}. */
                        sentence: string;
                        /** @description Three columns of six words. */
                        columns: string[][];
                    } | null;
                    /** @description The rows of the secret words, for their own side; later for all. */
                    dice: number[] | null;
                    /** @description What the side has sent, oldest first. */
                    transmissions: {
                        /** Format: int32 */
                        round: number;
                        /** @enum {string} */
                        status: "sealed" | "sent" | "skipped";
                        /** @description Null for who may not see it, and where none was sent. */
                        word: string | null;
                        score: number | null;
                    }[];
                    /** @description What this side thinks of the other one’s words. */
                    guess: {
                        /** @enum {string} */
                        status: "open" | "sealed" | "skipped" | "scored";
                        picks: number[] | null;
                        points: number | null;
                    };
                };
                scientists: {
                    /** @description The message card, for its own side; later for all. */
                    card: {
                        id: string;
                        /** @description The gaps stand as {1}, {2} and {3}. */
                        sentence: string;
                        /** @description Three columns of six words. */
                        columns: string[][];
                    } | null;
                    /** @description The rows of the secret words, for their own side; later for all. */
                    dice: number[] | null;
                    /** @description What the side has sent, oldest first. */
                    transmissions: {
                        /** Format: int32 */
                        round: number;
                        /** @enum {string} */
                        status: "sealed" | "sent" | "skipped";
                        /** @description Null for who may not see it, and where none was sent. */
                        word: string | null;
                        score: number | null;
                    }[];
                    /** @description What this side thinks of the other one’s words. */
                    guess: {
                        /** @enum {string} */
                        status: "open" | "sealed" | "skipped" | "scored";
                        picks: number[] | null;
                        points: number | null;
                    };
                };
                /** @description Words that Scientists would send now, where they confer. */
                proposals: {
                    /** Format: int32 */
                    seat: number;
                    /** @description Known to the Scientists of the team. */
                    word: string | null;
                    confirm: boolean | null;
                }[];
                cipherGuess: {
                    /** @enum {string} */
                    status: "open" | "sealed" | "skipped" | "scored";
                    guess: {
                        trust: ("A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P" | "Q" | "R" | "S" | "T" | "U" | "V" | "W" | "X" | "Y" | "Z")[];
                        amplify: ("A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P" | "Q" | "R" | "S" | "T" | "U" | "V" | "W" | "X" | "Y" | "Z")[];
                        /** @enum {string} */
                        suspicion: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P" | "Q" | "R" | "S" | "T" | "U" | "V" | "W" | "X" | "Y" | "Z";
                    } | null;
                    points: number | null;
                };
            }[];
            /** @description Why the match ended: all was guessed, or a side had nobody left. */
            over: ("scored" | "left") | null;
        };
        MessageInABottleCommand: components["schemas"]["MessageInABottleReadyCommand"] | components["schemas"]["MessageInABottleOpenRoundCommand"] | components["schemas"]["MessageInABottleSayWordCommand"] | components["schemas"]["MessageInABottleCoverCommand"] | components["schemas"]["MessageInABottleSayInitialsCommand"] | components["schemas"]["MessageInABottleSayNonExistentCommand"] | components["schemas"]["MessageInABottlePassCommand"] | components["schemas"]["MessageInABottleVoteWordCommand"] | components["schemas"]["MessageInABottleThinkCommand"] | components["schemas"]["MessageInABottleResignCommand"] | components["schemas"]["MessageInABottleResumeCommand"] | components["schemas"]["MessageInABottleProposeCommand"] | components["schemas"]["MessageInABottleAgreeCommand"] | components["schemas"]["MessageInABottleRefuseCommand"] | components["schemas"]["MessageInABottleWithdrawCommand"];
        /** @description Between rounds: roll as soon as everybody is ready. */
        MessageInABottleReadyCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ready";
            /** @description Id of the question this answers */
            prompt?: string;
        };
        /** @description Sealed race: see the letters. Where time decides, yours begins. */
        MessageInABottleOpenRoundCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "openRound";
            /** @description Id of the question this answers */
            prompt?: string;
        };
        /** @description Say a word. A wrong one costs a diamond and the rest of the round. */
        MessageInABottleSayWordCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "sayWord";
            /** @description The word; case and accents do not count. */
            word: string;
            /** @description Id of the question this answers */
            prompt?: string;
        };
        /** @description Put your hand on the bottle: only you may say the words now. */
        MessageInABottleCoverCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "cover";
            /** @description Id of the question this answers */
            prompt?: string;
        };
        /** @description Say for the letter of each die a word that begins with it. */
        MessageInABottleSayInitialsCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "sayInitials";
            /** @description A word for each die. */
            words: {
                /**
                 * @description The die.
                 * @enum {string}
                 */
                die: "turquoise1" | "turquoise2" | "yellow" | "darkBlue";
                /** @description The word. */
                word: string;
            }[];
            /** @description Id of the question this answers */
            prompt?: string;
        };
        /** @description Say that there is no such word. */
        MessageInABottleSayNonExistentCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "sayNonExistent";
            /** @description Id of the question this answers */
            prompt?: string;
        };
        /** @description Say nothing more in this round. */
        MessageInABottlePassCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "pass";
            /** @description Id of the question this answers */
            prompt?: string;
        };
        /** @description Say whether a word of another seat counts. */
        MessageInABottleVoteWordCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "voteWord";
            /**
             * Format: int32
             * @description The seat whose word it is.
             */
            claim: number;
            /** @description Whether you take it for a word. */
            accept: boolean;
            /** @description Id of the question this answers */
            prompt?: string;
        };
        /** @description Take time to think: the match does not wait for you meanwhile. You may still speak at any moment. */
        MessageInABottleThinkCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "think";
            /** @description Id of the question this answers */
            prompt?: string;
        };
        /** @description Give up the seat for the rest of the match. */
        MessageInABottleResignCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "resign";
            /** @description Id of the question this answers */
            prompt?: string;
        };
        /** @description Take the seat back from the bot that stands in for it. */
        MessageInABottleResumeCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "resume";
            /** @description Id of the question this answers */
            prompt?: string;
        };
        /** @description Propose something to the others; it takes place when all have agreed. */
        MessageInABottleProposeCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "propose";
            /**
             * @description `pause`: nothing can be played and no time runs; `resume` ends that at once; `vacation`: your clock stands still for some days; `undo`: the game goes back, whatever has been revealed.
             * @enum {string}
             */
            what: "pause" | "resume" | "vacation" | "undo";
            /**
             * Format: int32
             * @description For `undo`: the revision to go back to; before the last move if left out.
             */
            to?: number;
            /**
             * Format: int32
             * @description For `vacation`: 7 if left out.
             */
            days?: number;
            /** @description Id of the question this answers */
            prompt?: string;
        };
        /** @description Agree to what has been proposed. */
        MessageInABottleAgreeCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "agree";
            /** @description Id of the question this answers */
            prompt?: string;
        };
        /** @description Refuse what has been proposed. */
        MessageInABottleRefuseCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "refuse";
            /** @description Id of the question this answers */
            prompt?: string;
        };
        /** @description Withdraw your own proposal. */
        MessageInABottleWithdrawCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "withdraw";
            /** @description Id of the question this answers */
            prompt?: string;
        };
        MessageInABottleEvent: components["schemas"]["MessageInABottleOpenedEvent"] | components["schemas"]["MessageInABottleReadyEvent"] | components["schemas"]["MessageInABottleRolledEvent"] | components["schemas"]["MessageInABottleRevealedEvent"] | components["schemas"]["MessageInABottleWordClaimedEvent"] | components["schemas"]["MessageInABottleWordMissedEvent"] | components["schemas"]["MessageInABottleCoveredEvent"] | components["schemas"]["MessageInABottleResumedEvent"] | components["schemas"]["MessageInABottleVoteCalledEvent"] | components["schemas"]["MessageInABottleVoteCastEvent"] | components["schemas"]["MessageInABottleVoteForgoneEvent"] | components["schemas"]["MessageInABottleVoteClosedEvent"] | components["schemas"]["MessageInABottleClaimsAcceptedEvent"] | components["schemas"]["MessageInABottleWordLedEvent"] | components["schemas"]["MessageInABottleNonExistentSaidEvent"] | components["schemas"]["MessageInABottleChallengeFailedEvent"] | components["schemas"]["MessageInABottlePassedEvent"] | components["schemas"]["MessageInABottleThinkingEvent"] | components["schemas"]["MessageInABottleWokenEvent"] | components["schemas"]["MessageInABottleRoundOpenedEvent"] | components["schemas"]["MessageInABottleAnsweredEvent"] | components["schemas"]["MessageInABottleAnswerMissedEvent"] | components["schemas"]["MessageInABottleAnswersShownEvent"] | components["schemas"]["MessageInABottleRoundClosedEvent"] | components["schemas"]["MessageInABottleMatchOverEvent"];
        MessageInABottleOpenedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "opened";
            data: {
                /** Format: int32 */
                seats: number;
                options: {
                    /**
                     * @description Which dice are in the bottle (R4).
                     * @default classic
                     * @enum {string}
                     */
                    mode: "classic" | "easy" | "effects" | "party";
                    /**
                     * @description Whether a word may be beaten by a shorter one for a while (R30).
                     * @default false
                     */
                    shorterWordRule: boolean;
                    /**
                     * @description Whether a player may say that there is no such word (R24).
                     * @default true
                     */
                    nonExistentWordRule: boolean;
                    /**
                     * @description live: all play at the same time, against the clock. sealed: each opens the round when it likes (R50).
                     * @default live
                     * @enum {string}
                     */
                    tempo: "live" | "sealed";
                    /**
                     * @description What wins a sealed round: the shortest time or the shortest word (R54).
                     * @default time
                     * @enum {string}
                     */
                    sealedBy: "time" | "length";
                    /**
                     * @description The language of words and dice, folded to the letters A to Z (R11).
                     * @default en
                     * @enum {string}
                     */
                    language: "en" | "cs";
                    /**
                     * @description Who says what is a word: the list of the language, or the other players by vote (R44).
                     * @default list
                     * @enum {string}
                     */
                    wordAuthority: "list" | "vote";
                    /**
                     * Format: int32
                     * @description The rarest words of the list that count: 1 takes common ones only, 2 standard ones, too; by default all do (R12).
                     */
                    tier?: number;
                    /**
                     * @description Which words are used up: those that were right, or all that were said (R14).
                     * @default accepted
                     * @enum {string}
                     */
                    repeat: "accepted" | "any";
                    /**
                     * @description Whether who was wrong that no word exists is out for the round (R27).
                     * @default true
                     */
                    challengerOut: boolean;
                    /**
                     * Format: int32
                     * @description The diamonds that win the match (R40).
                     * @default 8
                     */
                    target: number;
                    /**
                     * Format: int32
                     * @description How good bots are: how rare the words are that they know, and how soon they find one (R60).
                     * @default 2
                     */
                    strength: number;
                    /** @description The six letters of each die, in place of those of the language (R3). */
                    dice?: {
                        /** @description First turquoise die. */
                        turquoise1: string;
                        /** @description Second turquoise die. */
                        turquoise2: string;
                        /** @description Yellow die. */
                        yellow: string;
                        /** @description Dark blue die. */
                        darkBlue: string;
                    };
                    /**
                     * @description The six faces of the effects die (R32).
                     * @default [
                     *       "yellow-inside",
                     *       "initials",
                     *       "first-last",
                     *       "first-last",
                     *       "classic",
                     *       "classic"
                     *     ]
                     */
                    effectFaces: ("classic" | "yellow-inside" | "initials" | "first-last")[];
                    /**
                     * @description The countdowns of a live match.
                     * @default {
                     *       "challenge": 10,
                     *       "shorter": 10,
                     *       "initialsPerDie": 10,
                     *       "tie": 0.3,
                     *       "revealDelay": 3,
                     *       "betweenRounds": 20,
                     *       "quiet": 120,
                     *       "vote": 20
                     *     }
                     */
                    seconds: {
                        /**
                         * @description After "there is no such word" (R24).
                         * @default 10
                         */
                        challenge: number;
                        /**
                         * @description For a shorter word (R30).
                         * @default 10
                         */
                        shorter: number;
                        /**
                         * @description For each word while the bottle is covered (R36).
                         * @default 10
                         */
                        initialsPerDie: number;
                        /**
                         * @description Words this much later count as said at the same time (R20).
                         * @default 0.3
                         */
                        tie: number;
                        /**
                         * @description From the roll to the letters (R6).
                         * @default 3
                         */
                        revealDelay: number;
                        /**
                         * @description Until the next roll, if not all are ready before (R8).
                         * @default 20
                         */
                        betweenRounds: number;
                        /**
                         * @description After which a round ends in which nobody says anything (R9).
                         * @default 120
                         */
                        quiet: number;
                        /**
                         * @description For a vote (R46).
                         * @default 20
                         */
                        vote: number;
                    };
                    /**
                     * Format: int32
                     * @description How long a sealed round stays open, and a vote on it (R50).
                     * @default 24
                     */
                    windowHours: number;
                    /**
                     * Format: int32
                     * @description The time to answer after opening a sealed round that time decides (R52).
                     * @default 10
                     */
                    limitMinutes: number;
                };
                until: number | null;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        MessageInABottleReadyEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ready";
            data: {
                /** Format: int32 */
                seat: number;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        MessageInABottleRolledEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "rolled";
            data: {
                /** Format: int64 */
                round: number;
                /**
                 * Format: int64
                 * @description Milliseconds since 1970 UTC.
                 */
                until: number;
            };
            secret?: {
                /** @description What lies in the bottle. */
                roll: {
                    /**
                     * @description What the effects die asks for.
                     * @enum {string}
                     */
                    condition: "classic" | "yellow-inside" | "initials" | "first-last";
                    dice: {
                        /** @enum {string} */
                        die: "turquoise1" | "turquoise2" | "yellow" | "darkBlue";
                        letter: string;
                        /** @description From the neck of the bottle, with the effects die. */
                        distance: number | null;
                    }[];
                };
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        MessageInABottleRevealedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "revealed";
            data: {
                /** @description What lies in the bottle. */
                roll: {
                    /**
                     * @description What the effects die asks for.
                     * @enum {string}
                     */
                    condition: "classic" | "yellow-inside" | "initials" | "first-last";
                    dice: {
                        /** @enum {string} */
                        die: "turquoise1" | "turquoise2" | "yellow" | "darkBlue";
                        letter: string;
                        /** @description From the neck of the bottle, with the effects die. */
                        distance: number | null;
                    }[];
                };
                /**
                 * Format: int64
                 * @description Milliseconds since 1970 UTC.
                 */
                until: number;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        MessageInABottleWordClaimedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "wordClaimed";
            data: {
                /** Format: int32 */
                seat: number;
                /**
                 * Format: int64
                 * @description Milliseconds since 1970 UTC.
                 */
                until: number;
                /** Format: int64 */
                left: number;
            };
            secret?: {
                words: string[];
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        MessageInABottleWordMissedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "wordMissed";
            data: {
                /** Format: int32 */
                seat: number;
                words: string[];
                /** @enum {string} */
                fault: "too-short" | "letters-missing" | "yellow-not-inside" | "letters-forbidden" | "wrong-ends" | "wrong-initial" | "said-twice" | "already-said" | "not-a-noun" | "too-rare" | "voted-down" | "too-late";
                /** Format: int32 */
                loss: number;
                until: number | null;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        MessageInABottleCoveredEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "covered";
            data: {
                /** Format: int32 */
                seat: number;
                /**
                 * Format: int64
                 * @description Milliseconds since 1970 UTC.
                 */
                until: number;
                /** Format: int64 */
                left: number;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        MessageInABottleResumedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "resumed";
            data: {
                /**
                 * Format: int64
                 * @description Milliseconds since 1970 UTC.
                 */
                until: number;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        MessageInABottleVoteCalledEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "voteCalled";
            data: {
                claims: {
                    /** Format: int32 */
                    seat: number;
                    /** @description One word, or one for each die. */
                    words: string[];
                }[];
                /**
                 * Format: int64
                 * @description Milliseconds since 1970 UTC.
                 */
                until: number;
                /** Format: int64 */
                left: number;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        MessageInABottleVoteCastEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "voteCast";
            data: {
                /** Format: int32 */
                seat: number;
                /** Format: int32 */
                claim: number;
            };
            secret?: {
                accept: boolean;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        MessageInABottleVoteForgoneEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "voteForgone";
            data: {
                /** Format: int32 */
                seat: number;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        MessageInABottleVoteClosedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "voteClosed";
            data: {
                verdicts: {
                    /** Format: int32 */
                    seat: number;
                    accepted: boolean;
                    /** Format: int64 */
                    yes: number;
                    /** Format: int64 */
                    no: number;
                }[];
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        MessageInABottleClaimsAcceptedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "claimsAccepted";
            data: {
                claims: {
                    /** Format: int32 */
                    seat: number;
                    /** @description One word, or one for each die. */
                    words: string[];
                }[];
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        MessageInABottleWordLedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "wordLed";
            data: {
                leaders: {
                    /** Format: int32 */
                    seat: number;
                    /** @description One word, or one for each die. */
                    words: string[];
                }[];
                /**
                 * Format: int64
                 * @description Milliseconds since 1970 UTC.
                 */
                until: number;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        MessageInABottleNonExistentSaidEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "nonExistentSaid";
            data: {
                /** Format: int32 */
                seat: number;
                /**
                 * Format: int64
                 * @description Milliseconds since 1970 UTC.
                 */
                until: number;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        MessageInABottleChallengeFailedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "challengeFailed";
            data: {
                /** Format: int32 */
                seat: number;
                /** Format: int32 */
                loss: number;
                out: boolean;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        MessageInABottlePassedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "passed";
            data: {
                /** Format: int32 */
                seat: number;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        MessageInABottleThinkingEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "thinking";
            data: {
                /** Format: int32 */
                seat: number;
                /**
                 * Format: int64
                 * @description Milliseconds since 1970 UTC.
                 */
                until: number;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        MessageInABottleWokenEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "woken";
            data: {
                /** Format: int32 */
                seat: number;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        MessageInABottleRoundOpenedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "roundOpened";
            data: {
                /** Format: int32 */
                seat: number;
                until: number | null;
            };
            secret?: {
                /** @description What lies in the bottle. */
                roll: {
                    /**
                     * @description What the effects die asks for.
                     * @enum {string}
                     */
                    condition: "classic" | "yellow-inside" | "initials" | "first-last";
                    dice: {
                        /** @enum {string} */
                        die: "turquoise1" | "turquoise2" | "yellow" | "darkBlue";
                        letter: string;
                        /** @description From the neck of the bottle, with the effects die. */
                        distance: number | null;
                    }[];
                };
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        MessageInABottleAnsweredEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "answered";
            data: {
                /** Format: int32 */
                seat: number;
            };
            secret?: {
                answer: {
                    /** @enum {string} */
                    kind: "word" | "initials" | "non-existent" | "pass";
                    /** @description One word, or one for each die. */
                    words: string[];
                    fault: ("too-short" | "letters-missing" | "yellow-not-inside" | "letters-forbidden" | "wrong-ends" | "wrong-initial" | "said-twice" | "already-said" | "not-a-noun" | "too-rare" | "voted-down" | "too-late") | null;
                };
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        MessageInABottleAnswerMissedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "answerMissed";
            data: {
                /** Format: int32 */
                seat: number;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        MessageInABottleAnswersShownEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "answersShown";
            data: {
                /** @description What lies in the bottle. */
                roll: {
                    /**
                     * @description What the effects die asks for.
                     * @enum {string}
                     */
                    condition: "classic" | "yellow-inside" | "initials" | "first-last";
                    dice: {
                        /** @enum {string} */
                        die: "turquoise1" | "turquoise2" | "yellow" | "darkBlue";
                        letter: string;
                        /** @description From the neck of the bottle, with the effects die. */
                        distance: number | null;
                    }[];
                };
                answers: {
                    /** Format: int32 */
                    seat: number;
                    /**
                     * Format: int64
                     * @description Milliseconds since 1970 UTC.
                     */
                    at: number;
                    /** @description Milliseconds from opening to answer; null where nothing was opened. */
                    elapsed: number | null;
                    answer: {
                        /** @enum {string} */
                        kind: "word" | "initials" | "non-existent" | "pass";
                        /** @description One word, or one for each die. */
                        words: string[];
                        fault: ("too-short" | "letters-missing" | "yellow-not-inside" | "letters-forbidden" | "wrong-ends" | "wrong-initial" | "said-twice" | "already-said" | "not-a-noun" | "too-rare" | "voted-down" | "too-late") | null;
                    };
                }[];
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        MessageInABottleRoundClosedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "roundClosed";
            data: {
                /** @enum {string} */
                reason: "word" | "non-existent" | "nobody" | "time";
                winners: number[];
                solutions: string[];
                solvable: boolean | null;
                until: number | null;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        MessageInABottleMatchOverEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "matchOver";
            data: {
                /** @enum {string} */
                reason: "target" | "silence" | "alone";
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        MessageInABottleOptions: {
            /**
             * @description Which dice are in the bottle (R4).
             * @default classic
             * @enum {string}
             */
            mode?: "classic" | "easy" | "effects" | "party";
            /**
             * @description Whether a word may be beaten by a shorter one for a while (R30).
             * @default false
             */
            shorterWordRule?: boolean;
            /**
             * @description Whether a player may say that there is no such word (R24).
             * @default true
             */
            nonExistentWordRule?: boolean;
            /**
             * @description live: all play at the same time, against the clock. sealed: each opens the round when it likes (R50).
             * @default live
             * @enum {string}
             */
            tempo?: "live" | "sealed";
            /**
             * @description What wins a sealed round: the shortest time or the shortest word (R54).
             * @default time
             * @enum {string}
             */
            sealedBy?: "time" | "length";
            /**
             * @description The language of words and dice, folded to the letters A to Z (R11).
             * @default en
             * @enum {string}
             */
            language?: "en" | "cs";
            /**
             * @description Who says what is a word: the list of the language, or the other players by vote (R44).
             * @default list
             * @enum {string}
             */
            wordAuthority?: "list" | "vote";
            /**
             * Format: int32
             * @description The rarest words of the list that count: 1 takes common ones only, 2 standard ones, too; by default all do (R12).
             */
            tier?: number;
            /**
             * @description Which words are used up: those that were right, or all that were said (R14).
             * @default accepted
             * @enum {string}
             */
            repeat?: "accepted" | "any";
            /**
             * @description Whether who was wrong that no word exists is out for the round (R27).
             * @default true
             */
            challengerOut?: boolean;
            /**
             * Format: int32
             * @description The diamonds that win the match (R40).
             * @default 8
             */
            target?: number;
            /**
             * Format: int32
             * @description How good bots are: how rare the words are that they know, and how soon they find one (R60).
             * @default 2
             */
            strength?: number;
            /** @description The six letters of each die, in place of those of the language (R3). */
            dice?: {
                /** @description First turquoise die. */
                turquoise1: string;
                /** @description Second turquoise die. */
                turquoise2: string;
                /** @description Yellow die. */
                yellow: string;
                /** @description Dark blue die. */
                darkBlue: string;
            };
            /**
             * @description The six faces of the effects die (R32).
             * @default [
             *       "yellow-inside",
             *       "initials",
             *       "first-last",
             *       "first-last",
             *       "classic",
             *       "classic"
             *     ]
             */
            effectFaces?: ("classic" | "yellow-inside" | "initials" | "first-last")[];
            /**
             * @description The countdowns of a live match.
             * @default {
             *       "challenge": 10,
             *       "shorter": 10,
             *       "initialsPerDie": 10,
             *       "tie": 0.3,
             *       "revealDelay": 3,
             *       "betweenRounds": 20,
             *       "quiet": 120,
             *       "vote": 20
             *     }
             */
            seconds?: {
                /**
                 * @description After "there is no such word" (R24).
                 * @default 10
                 */
                challenge?: number;
                /**
                 * @description For a shorter word (R30).
                 * @default 10
                 */
                shorter?: number;
                /**
                 * @description For each word while the bottle is covered (R36).
                 * @default 10
                 */
                initialsPerDie?: number;
                /**
                 * @description Words this much later count as said at the same time (R20).
                 * @default 0.3
                 */
                tie?: number;
                /**
                 * @description From the roll to the letters (R6).
                 * @default 3
                 */
                revealDelay?: number;
                /**
                 * @description Until the next roll, if not all are ready before (R8).
                 * @default 20
                 */
                betweenRounds?: number;
                /**
                 * @description After which a round ends in which nobody says anything (R9).
                 * @default 120
                 */
                quiet?: number;
                /**
                 * @description For a vote (R46).
                 * @default 20
                 */
                vote?: number;
            };
            /**
             * Format: int32
             * @description How long a sealed round stays open, and a vote on it (R50).
             * @default 24
             */
            windowHours?: number;
            /**
             * Format: int32
             * @description The time to answer after opening a sealed round that time decides (R52).
             * @default 10
             */
            limitMinutes?: number;
        };
        MessageInABottleView: {
            options: {
                /**
                 * @description Which dice are in the bottle (R4).
                 * @default classic
                 * @enum {string}
                 */
                mode: "classic" | "easy" | "effects" | "party";
                /**
                 * @description Whether a word may be beaten by a shorter one for a while (R30).
                 * @default false
                 */
                shorterWordRule: boolean;
                /**
                 * @description Whether a player may say that there is no such word (R24).
                 * @default true
                 */
                nonExistentWordRule: boolean;
                /**
                 * @description live: all play at the same time, against the clock. sealed: each opens the round when it likes (R50).
                 * @default live
                 * @enum {string}
                 */
                tempo: "live" | "sealed";
                /**
                 * @description What wins a sealed round: the shortest time or the shortest word (R54).
                 * @default time
                 * @enum {string}
                 */
                sealedBy: "time" | "length";
                /**
                 * @description The language of words and dice, folded to the letters A to Z (R11).
                 * @default en
                 * @enum {string}
                 */
                language: "en" | "cs";
                /**
                 * @description Who says what is a word: the list of the language, or the other players by vote (R44).
                 * @default list
                 * @enum {string}
                 */
                wordAuthority: "list" | "vote";
                /**
                 * Format: int32
                 * @description The rarest words of the list that count: 1 takes common ones only, 2 standard ones, too; by default all do (R12).
                 */
                tier?: number;
                /**
                 * @description Which words are used up: those that were right, or all that were said (R14).
                 * @default accepted
                 * @enum {string}
                 */
                repeat: "accepted" | "any";
                /**
                 * @description Whether who was wrong that no word exists is out for the round (R27).
                 * @default true
                 */
                challengerOut: boolean;
                /**
                 * Format: int32
                 * @description The diamonds that win the match (R40).
                 * @default 8
                 */
                target: number;
                /**
                 * Format: int32
                 * @description How good bots are: how rare the words are that they know, and how soon they find one (R60).
                 * @default 2
                 */
                strength: number;
                /** @description The six letters of each die, in place of those of the language (R3). */
                dice?: {
                    /** @description First turquoise die. */
                    turquoise1: string;
                    /** @description Second turquoise die. */
                    turquoise2: string;
                    /** @description Yellow die. */
                    yellow: string;
                    /** @description Dark blue die. */
                    darkBlue: string;
                };
                /**
                 * @description The six faces of the effects die (R32).
                 * @default [
                 *       "yellow-inside",
                 *       "initials",
                 *       "first-last",
                 *       "first-last",
                 *       "classic",
                 *       "classic"
                 *     ]
                 */
                effectFaces: ("classic" | "yellow-inside" | "initials" | "first-last")[];
                /**
                 * @description The countdowns of a live match.
                 * @default {
                 *       "challenge": 10,
                 *       "shorter": 10,
                 *       "initialsPerDie": 10,
                 *       "tie": 0.3,
                 *       "revealDelay": 3,
                 *       "betweenRounds": 20,
                 *       "quiet": 120,
                 *       "vote": 20
                 *     }
                 */
                seconds: {
                    /**
                     * @description After "there is no such word" (R24).
                     * @default 10
                     */
                    challenge: number;
                    /**
                     * @description For a shorter word (R30).
                     * @default 10
                     */
                    shorter: number;
                    /**
                     * @description For each word while the bottle is covered (R36).
                     * @default 10
                     */
                    initialsPerDie: number;
                    /**
                     * @description Words this much later count as said at the same time (R20).
                     * @default 0.3
                     */
                    tie: number;
                    /**
                     * @description From the roll to the letters (R6).
                     * @default 3
                     */
                    revealDelay: number;
                    /**
                     * @description Until the next roll, if not all are ready before (R8).
                     * @default 20
                     */
                    betweenRounds: number;
                    /**
                     * @description After which a round ends in which nobody says anything (R9).
                     * @default 120
                     */
                    quiet: number;
                    /**
                     * @description For a vote (R46).
                     * @default 20
                     */
                    vote: number;
                };
                /**
                 * Format: int32
                 * @description How long a sealed round stays open, and a vote on it (R50).
                 * @default 24
                 */
                windowHours: number;
                /**
                 * Format: int32
                 * @description The time to answer after opening a sealed round that time decides (R52).
                 * @default 10
                 */
                limitMinutes: number;
            };
            /**
             * Format: int64
             * @description Time of the last event: countdowns are shown as what was left then.
             */
            at: number;
            /** @description By seat. */
            diamonds: number[];
            /**
             * Format: int64
             * @description Diamonds on the table; an award is never refused, so it may fall below 0.
             */
            supply: number;
            /** @description Words that are used up. */
            words: string[];
            /**
             * Format: int64
             * @description Number of the round, from 1; 0 before the first.
             */
            round: number;
            /**
             * Format: int64
             * @description Revision at which the letters of this round could be seen.
             */
            since: number;
            roll: {
                /**
                 * @description What the effects die asks for.
                 * @enum {string}
                 */
                condition: "classic" | "yellow-inside" | "initials" | "first-last";
                dice: {
                    /** @enum {string} */
                    die: "turquoise1" | "turquoise2" | "yellow" | "darkBlue";
                    letter: string;
                    /** @description From the neck of the bottle, with the effects die. */
                    distance: number | null;
                }[];
            } | null;
            phase: {
                /** @constant */
                kind: "closed";
                /** Format: int64 */
                since: number;
                /** @description When the next roll comes by itself, if it does. */
                until: number | null;
                ready: number[];
            } | {
                /** @constant */
                kind: "rolled";
                /**
                 * Format: int64
                 * @description Milliseconds since 1970 UTC.
                 */
                until: number;
            } | {
                /** @constant */
                kind: "open";
                /**
                 * Format: int64
                 * @description Milliseconds since 1970 UTC.
                 */
                until: number;
            } | {
                /** @constant */
                kind: "challenge";
                /** Format: int32 */
                seat: number;
                /**
                 * Format: int64
                 * @description Milliseconds since 1970 UTC.
                 */
                until: number;
            } | {
                /** @constant */
                kind: "tie";
                /**
                 * Format: int64
                 * @description Milliseconds since 1970 UTC.
                 */
                until: number;
                claims: {
                    /** Format: int32 */
                    seat: number;
                    /**
                     * Format: int64
                     * @description Milliseconds since 1970 UTC.
                     */
                    at: number;
                    words: string[] | null;
                }[];
                /** @description What goes on, with so many milliseconds left, if nothing comes of it. */
                stopped: {
                    /** Format: int64 */
                    left: number;
                    phase: {
                        /** @constant */
                        kind: "open";
                        /**
                         * Format: int64
                         * @description Milliseconds since 1970 UTC.
                         */
                        until: number;
                    } | {
                        /** @constant */
                        kind: "challenge";
                        /** Format: int32 */
                        seat: number;
                        /**
                         * Format: int64
                         * @description Milliseconds since 1970 UTC.
                         */
                        until: number;
                    } | {
                        /** @constant */
                        kind: "leading";
                        leaders: {
                            /** Format: int32 */
                            seat: number;
                            /** @description One word, or one for each die. */
                            words: string[];
                        }[];
                        /**
                         * Format: int64
                         * @description Milliseconds since 1970 UTC.
                         */
                        until: number;
                    };
                };
            } | {
                /** @constant */
                kind: "leading";
                leaders: {
                    /** Format: int32 */
                    seat: number;
                    /** @description One word, or one for each die. */
                    words: string[];
                }[];
                /**
                 * Format: int64
                 * @description Milliseconds since 1970 UTC.
                 */
                until: number;
            } | {
                /** @constant */
                kind: "cover";
                /** Format: int32 */
                seat: number;
                /**
                 * Format: int64
                 * @description Milliseconds since 1970 UTC.
                 */
                until: number;
                /** @description What goes on, with so many milliseconds left, if nothing comes of it. */
                stopped: {
                    /** Format: int64 */
                    left: number;
                    phase: {
                        /** @constant */
                        kind: "open";
                        /**
                         * Format: int64
                         * @description Milliseconds since 1970 UTC.
                         */
                        until: number;
                    } | {
                        /** @constant */
                        kind: "challenge";
                        /** Format: int32 */
                        seat: number;
                        /**
                         * Format: int64
                         * @description Milliseconds since 1970 UTC.
                         */
                        until: number;
                    } | {
                        /** @constant */
                        kind: "leading";
                        leaders: {
                            /** Format: int32 */
                            seat: number;
                            /** @description One word, or one for each die. */
                            words: string[];
                        }[];
                        /**
                         * Format: int64
                         * @description Milliseconds since 1970 UTC.
                         */
                        until: number;
                    };
                };
            } | {
                /** @constant */
                kind: "vote";
                /** Format: int64 */
                since: number;
                /**
                 * Format: int64
                 * @description Milliseconds since 1970 UTC.
                 */
                until: number;
                claims: {
                    /** Format: int32 */
                    seat: number;
                    /** @description One word, or one for each die. */
                    words: string[];
                }[];
                votes: {
                    /** Format: int32 */
                    seat: number;
                    /** Format: int32 */
                    claim: number;
                    accept: boolean | null;
                }[];
                forgone: number[];
                stopped: {
                    /** Format: int64 */
                    left: number;
                    phase: {
                        /** @constant */
                        kind: "open";
                        /**
                         * Format: int64
                         * @description Milliseconds since 1970 UTC.
                         */
                        until: number;
                    } | {
                        /** @constant */
                        kind: "challenge";
                        /** Format: int32 */
                        seat: number;
                        /**
                         * Format: int64
                         * @description Milliseconds since 1970 UTC.
                         */
                        until: number;
                    } | {
                        /** @constant */
                        kind: "leading";
                        leaders: {
                            /** Format: int32 */
                            seat: number;
                            /** @description One word, or one for each die. */
                            words: string[];
                        }[];
                        /**
                         * Format: int64
                         * @description Milliseconds since 1970 UTC.
                         */
                        until: number;
                    };
                } | null;
            } | {
                /** @constant */
                kind: "sealed";
                /**
                 * Format: int64
                 * @description Milliseconds since 1970 UTC.
                 */
                until: number;
                opened: {
                    /** Format: int32 */
                    seat: number;
                    /**
                     * Format: int64
                     * @description Milliseconds since 1970 UTC.
                     */
                    at: number;
                    /** @description When this seat has to have answered. */
                    until: number | null;
                    /** @description What it was shown; for that seat. */
                    roll: {
                        /**
                         * @description What the effects die asks for.
                         * @enum {string}
                         */
                        condition: "classic" | "yellow-inside" | "initials" | "first-last";
                        dice: {
                            /** @enum {string} */
                            die: "turquoise1" | "turquoise2" | "yellow" | "darkBlue";
                            letter: string;
                            /** @description From the neck of the bottle, with the effects die. */
                            distance: number | null;
                        }[];
                    } | null;
                }[];
                answers: {
                    /** Format: int32 */
                    seat: number;
                    /**
                     * Format: int64
                     * @description Milliseconds since 1970 UTC.
                     */
                    at: number;
                    /** @description For the seat itself; for all when the round closes. */
                    answer: {
                        /** @enum {string} */
                        kind: "word" | "initials" | "non-existent" | "pass";
                        /** @description One word, or one for each die. */
                        words: string[];
                        fault: ("too-short" | "letters-missing" | "yellow-not-inside" | "letters-forbidden" | "wrong-ends" | "wrong-initial" | "said-twice" | "already-said" | "not-a-noun" | "too-rare" | "voted-down" | "too-late") | null;
                    } | null;
                }[];
            } | {
                /** @constant */
                kind: "over";
                /** @enum {string} */
                reason: "target" | "silence" | "alone";
            };
            /** @description Seats that made a mistake in this round. */
            out: number[];
            /** @description Seats that have passed in this round. */
            passed: number[];
            /** @description Seats that nobody waits for, until when. */
            thinking: {
                /** Format: int32 */
                seat: number;
                /**
                 * Format: int64
                 * @description Milliseconds since 1970 UTC.
                 */
                until: number;
            }[];
            /** @description Seats that have had their time to think. */
            thought: number[];
            /** @description Whether any person has done anything in this round. */
            acted: boolean;
            /**
             * Format: int64
             * @description Rounds in a row in which nobody did, and that nobody won.
             */
            silent: number;
            /** @description How the round before ended; null before the first. */
            shown: {
                winners: number[];
                claims: {
                    /** Format: int32 */
                    seat: number;
                    /** @description One word, or one for each die. */
                    words: string[];
                }[];
                solutions: string[];
                solvable: boolean | null;
            } | null;
            /** @description The answers of the sealed round that was closed last. */
            answers: {
                /** Format: int32 */
                seat: number;
                /**
                 * Format: int64
                 * @description Milliseconds since 1970 UTC.
                 */
                at: number;
                /** @description Milliseconds from opening to answer; null where nothing was opened. */
                elapsed: number | null;
                answer: {
                    /** @enum {string} */
                    kind: "word" | "initials" | "non-existent" | "pass";
                    /** @description One word, or one for each die. */
                    words: string[];
                    fault: ("too-short" | "letters-missing" | "yellow-not-inside" | "letters-forbidden" | "wrong-ends" | "wrong-initial" | "said-twice" | "already-said" | "not-a-noun" | "too-rare" | "voted-down" | "too-late") | null;
                };
            }[];
            /** @description The words of this round that were right. */
            accepted: {
                /** Format: int32 */
                seat: number;
                /** @description One word, or one for each die. */
                words: string[];
            }[];
        };
        SignalCommand: components["schemas"]["SignalChooseAlienCommand"] | components["schemas"]["SignalSplitTokensCommand"] | components["schemas"]["SignalTransmitCommand"] | components["schemas"]["SignalCallAbilityCommand"] | components["schemas"]["SignalUseAbilityCommand"] | components["schemas"]["SignalNameTermCommand"] | components["schemas"]["SignalSendVariantCommand"] | components["schemas"]["SignalRehearseCommand"] | components["schemas"]["SignalRespondCommand"] | components["schemas"]["SignalRespondFreelyCommand"] | components["schemas"]["SignalConcedeCommand"] | components["schemas"]["SignalResignCommand"] | components["schemas"]["SignalResumeCommand"] | components["schemas"]["SignalProposeCommand"] | components["schemas"]["SignalAgreeCommand"] | components["schemas"]["SignalRefuseCommand"] | components["schemas"]["SignalWithdrawCommand"];
        /** @description Alien: take a card of the box or one of your own. */
        SignalChooseAlienCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "chooseAlien";
            /**
             * @description A card of the box.
             * @enum {string}
             */
            cardId?: "tideling" | "cairn" | "lantern" | "weaver" | "mirrorMoth" | "comet" | "orchard" | "gatekeeper" | "shoal" | "pendulum" | "courier" | "frostbloom" | "ledger" | "loadstone" | "dolmen" | "librarian" | "ferryman" | "hollow" | "chorus" | "eclipse" | "caravan" | "astrolabe" | "verdigris" | "archivist" | "oracle";
            /** @description A card of your own; only its front becomes public. */
            card?: {
                /** @description Name of the Alien. */
                name: string;
                /** @description What the front of the card hints at. */
                theme: string[];
                /** @description The Signal in words. */
                goalText: string;
                /** @description The Signal as the engine knows it. */
                goal: components["schemas"]["SignalGoal"];
                /** @description The three columns of the back. */
                rounds: {
                    /** @description Title of the column. */
                    title: string;
                    /** @description Its rules, in order. */
                    rules: {
                        /** @description The rule as a sentence. */
                        text: string;
                        /** @description The rule as the engine runs it. */
                        rule: components["schemas"]["SignalLooseRule"];
                    }[];
                    /** @description A transmission that is known to bring the Signal in this round, if there is one to show. */
                    witness?: string[];
                }[];
            };
            /** @description Id of the question this answers */
            prompt?: string;
        };
        /** @description Experts: split the ten tokens, before the first transmission of a round. */
        SignalSplitTokensCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "splitTokens";
            /** @description Every Expert once, ten tokens in all. */
            tokens: {
                /**
                 * Format: int32
                 * @description The Expert.
                 */
                seat: number;
                /**
                 * Format: int32
                 * @description Its tokens.
                 */
                tokens: number;
            }[];
            /** @description Id of the question this answers */
            prompt?: string;
        };
        /** @description Experts: spend a token and wait for the response. */
        SignalTransmitCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "transmit";
            /** @description The whole mat: up to ten pieces. */
            pieces: string[];
            /**
             * Format: int32
             * @description Which transmission of the round you mean, from 1: no two Experts spend a token at once.
             */
            number: number;
            /** @description Id of the question this answers */
            prompt?: string;
        };
        /** @description Experts: ask an automatic Alien to use an ability. */
        SignalCallAbilityCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "callAbility";
            /**
             * @description One of the three on the table.
             * @enum {string}
             */
            ability: "census" | "stillPoint" | "dictionary" | "spareFrequency" | "slowMotion" | "threeVoices" | "secondVoice" | "openPage" | "helpingHand" | "rehearsal";
            /** @description Id of the question this answers */
            prompt?: string;
        };
        /** @description Alien: use an ability. */
        SignalUseAbilityCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "useAbility";
            /**
             * @description One of the three on the table.
             * @enum {string}
             */
            ability: "census" | "stillPoint" | "dictionary" | "spareFrequency" | "slowMotion" | "threeVoices" | "secondVoice" | "openPage" | "helpingHand" | "rehearsal";
            /**
             * Format: int32
             * @description Still Point: the piece, counted from 1 in reading order; left out, there is none.
             */
            piece?: number;
            /**
             * Format: int32
             * @description Open Page: the active rule, counted from 1.
             */
            rule?: number;
            /** @description Helping Hand: the arrangement after your change. */
            pieces?: string[];
            /** @description Id of the question this answers */
            prompt?: string;
        };
        /** @description Experts: name the term that Dictionary is to answer for. */
        SignalNameTermCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "nameTerm";
            /** @description One of the public list. */
            term: string;
            /** @description Id of the question this answers */
            prompt?: string;
        };
        /** @description Experts: the arrangement that Second Voice is tried on, one piece away from the transmission at most. */
        SignalSendVariantCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "sendVariant";
            /** @description The whole mat. */
            pieces: string[];
            /** @description Id of the question this answers */
            prompt?: string;
        };
        /** @description Experts: the arrangements that Rehearsal answers for. */
        SignalRehearseCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "rehearse";
            /** @description One to three of them. */
            arrangements: {
                /** @description The whole mat. */
                pieces: string[];
            }[];
            /** @description Id of the question this answers */
            prompt?: string;
        };
        /** @description Alien, guided: let the rules be carried out. */
        SignalRespondCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "respond";
            /** @description At each choice point the option, counted from 0; what is missing is 0. */
            choices: number[];
            /** @description True: where choices are missing, say what the next one is between, and do nothing. */
            ask?: boolean;
            /** @description Id of the question this answers */
            prompt?: string;
        };
        /** @description Alien, free: the arrangement that you have made of the transmission. */
        SignalRespondFreelyCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "respondFreely";
            /** @description The whole mat. */
            pieces: string[];
            /** @description Id of the question this answers */
            prompt?: string;
        };
        /** @description Experts: give the match up. */
        SignalConcedeCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "concede";
            /** @description Id of the question this answers */
            prompt?: string;
        };
        /** @description Give up the seat for the rest of the match. */
        SignalResignCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "resign";
            /** @description Id of the question this answers */
            prompt?: string;
        };
        /** @description Take the seat back from the bot that stands in for it. */
        SignalResumeCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "resume";
            /** @description Id of the question this answers */
            prompt?: string;
        };
        /** @description Propose something to the others; it takes place when all have agreed. */
        SignalProposeCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "propose";
            /**
             * @description `pause`: nothing can be played and no time runs; `resume` ends that at once; `vacation`: your clock stands still for some days; `undo`: the game goes back, whatever has been revealed.
             * @enum {string}
             */
            what: "pause" | "resume" | "vacation" | "undo";
            /**
             * Format: int32
             * @description For `undo`: the revision to go back to; before the last move if left out.
             */
            to?: number;
            /**
             * Format: int32
             * @description For `vacation`: 7 if left out.
             */
            days?: number;
            /** @description Id of the question this answers */
            prompt?: string;
        };
        /** @description Agree to what has been proposed. */
        SignalAgreeCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "agree";
            /** @description Id of the question this answers */
            prompt?: string;
        };
        /** @description Refuse what has been proposed. */
        SignalRefuseCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "refuse";
            /** @description Id of the question this answers */
            prompt?: string;
        };
        /** @description Withdraw your own proposal. */
        SignalWithdrawCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "withdraw";
            /** @description Id of the question this answers */
            prompt?: string;
        };
        SignalEvent: components["schemas"]["SignalOpenedEvent"] | components["schemas"]["SignalAlienChosenEvent"] | components["schemas"]["SignalTokensSplitEvent"] | components["schemas"]["SignalTransmittedEvent"] | components["schemas"]["SignalAbilityCalledEvent"] | components["schemas"]["SignalAbilityUsedEvent"] | components["schemas"]["SignalVariantSentEvent"] | components["schemas"]["SignalAbilityToldEvent"] | components["schemas"]["SignalRespondedEvent"] | components["schemas"]["SignalRoundWonEvent"] | components["schemas"]["SignalRoundBeganEvent"] | components["schemas"]["SignalRevealedEvent"];
        SignalOpenedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "opened";
            data: {
                options: {
                    /**
                     * @description How the alien card is found: the Alien chooses, by difficulty, or at random (R10).
                     * @default choose
                     * @enum {string}
                     */
                    alien: "choose" | "difficulty" | "random";
                    /**
                     * Format: int32
                     * @description The grade of the card, with alien: difficulty (R10).
                     * @default 1
                     */
                    difficulty: number;
                    /**
                     * @description Guided: the engine carries the rules out and asks at choice points. Free: the Alien lays the pieces itself (R28, R29).
                     * @default guided
                     * @enum {string}
                     */
                    alienInput: "guided" | "free";
                    /**
                     * @description What an automatic Alien does with its choices: kind looks for the Signal (R30).
                     * @default kind
                     * @enum {string}
                     */
                    choicePolicy: "kind" | "default";
                    /**
                     * @description Experts see each step of a response in order, or the arrangement it ends in (R26).
                     * @default steps
                     * @enum {string}
                     */
                    responseVisibility: "steps" | "final";
                    /**
                     * @description Tokens belong to all Experts, or are split among them (R16).
                     * @default shared
                     * @enum {string}
                     */
                    tokenSplit: "shared" | "split";
                    /** @description The three abilities, one of each value; drawn if left out (R39). */
                    abilities?: ("census" | "stillPoint" | "dictionary" | "spareFrequency" | "slowMotion" | "threeVoices" | "secondVoice" | "openPage" | "helpingHand" | "rehearsal")[];
                    /**
                     * @description Pieces take their turns in reading order, or the Alien chooses the next one (guided only, R8).
                     * @default reading
                     * @enum {string}
                     */
                    order: "reading" | "alien";
                };
                seats: {
                    /** @enum {string} */
                    role: "alien" | "expert";
                    bot: boolean;
                }[];
                abilities: ("census" | "stillPoint" | "dictionary" | "spareFrequency" | "slowMotion" | "threeVoices" | "secondVoice" | "openPage" | "helpingHand" | "rehearsal")[];
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SignalAlienChosenEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "alienChosen";
            data: {
                aliens: number[];
                cardId: ("tideling" | "cairn" | "lantern" | "weaver" | "mirrorMoth" | "comet" | "orchard" | "gatekeeper" | "shoal" | "pendulum" | "courier" | "frostbloom" | "ledger" | "loadstone" | "dolmen" | "librarian" | "ferryman" | "hollow" | "chorus" | "eclipse" | "caravan" | "astrolabe" | "verdigris" | "archivist" | "oracle") | null;
                front: {
                    /** @description Name of the Alien. */
                    name: string;
                    /** @description What the front of the card hints at. */
                    theme: string[];
                    /** @description The Signal in words. */
                    goalText: string;
                    /** @description The Signal as the engine knows it. */
                    goal: components["schemas"]["SignalGoal"];
                };
            };
            secret?: {
                card: {
                    /** @description Name of the Alien. */
                    name: string;
                    /** @description What the front of the card hints at. */
                    theme: string[];
                    /** @description The Signal in words. */
                    goalText: string;
                    /** @description The Signal as the engine knows it. */
                    goal: components["schemas"]["SignalGoal"];
                    /** @description The three columns of the back. */
                    rounds: {
                        /** @description Title of the column. */
                        title: string;
                        /** @description Its rules, in order. */
                        rules: {
                            /** @description The rule as a sentence. */
                            text: string;
                            /** @description The rule as the engine runs it. */
                            rule: components["schemas"]["SignalRule"];
                        }[];
                        /** @description A transmission that is known to bring the Signal in this round, if there is one to show. */
                        witness?: string[];
                    }[];
                };
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SignalTokensSplitEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "tokensSplit";
            data: {
                shares: number[];
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SignalTransmittedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "transmitted";
            data: {
                /** Format: int32 */
                seat: number;
                pieces: string[];
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SignalAbilityCalledEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "abilityCalled";
            data: {
                /** Format: int32 */
                seat: number;
                /** @enum {string} */
                ability: "census" | "stillPoint" | "dictionary" | "spareFrequency" | "slowMotion" | "threeVoices" | "secondVoice" | "openPage" | "helpingHand" | "rehearsal";
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SignalAbilityUsedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "abilityUsed";
            data: {
                /** @enum {string} */
                ability: "census" | "stillPoint" | "dictionary" | "spareFrequency" | "slowMotion" | "threeVoices" | "secondVoice" | "openPage" | "helpingHand" | "rehearsal";
                piece: string | null;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SignalVariantSentEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "variantSent";
            data: {
                /** Format: int32 */
                seat: number;
                pieces: string[];
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SignalAbilityToldEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "abilityTold";
            data: {
                finding: {
                    /** @constant */
                    ability: "census";
                    /** Format: int64 */
                    changing: number;
                } | {
                    /** @constant */
                    ability: "stillPoint";
                    piece: string | null;
                } | {
                    /** @constant */
                    ability: "dictionary";
                    term: string;
                    used: boolean;
                } | {
                    /** @constant */
                    ability: "spareFrequency";
                    refunded: boolean;
                } | {
                    /** @constant */
                    ability: "slowMotion";
                    after: string[][];
                } | {
                    /** @constant */
                    ability: "threeVoices";
                    voices: {
                        piece: string;
                        /** Format: int32 */
                        column: number;
                    }[];
                } | {
                    /** @constant */
                    ability: "secondVoice";
                    pieces: string[];
                    end: string[];
                    steps: {
                        before: string | null;
                        after: string | null;
                    }[] | null;
                } | {
                    /** @constant */
                    ability: "openPage";
                    /** Format: int32 */
                    column: number;
                    text: string;
                } | {
                    /** @constant */
                    ability: "helpingHand";
                    pieces: string[];
                } | {
                    /** @constant */
                    ability: "rehearsal";
                    answers: {
                        pieces: string[];
                        /** @enum {string} */
                        possible: "yes" | "no" | "unknown";
                    }[];
                };
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SignalRespondedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "responded";
            data: {
                aliens: number[];
                end: string[];
                steps: {
                    before: string | null;
                    after: string | null;
                }[] | null;
                signal: boolean;
            };
            secret?: {
                choices: number[];
                trace: {
                    /** Format: int64 */
                    rule: number;
                    before: string | null;
                    after: string | null;
                }[];
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SignalRoundWonEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "roundWon";
            data: {
                /** Format: int32 */
                round: number;
                /** Format: int64 */
                points: number;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SignalRoundBeganEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "roundBegan";
            data: {
                /** Format: int32 */
                round: number;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SignalRevealedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "revealed";
            data: {
                /** @enum {string} */
                result: "won" | "lost";
                /** @enum {string} */
                reason: "signal" | "tokens" | "conceded" | "left";
                card: {
                    /** @description Name of the Alien. */
                    name: string;
                    /** @description What the front of the card hints at. */
                    theme: string[];
                    /** @description The Signal in words. */
                    goalText: string;
                    /** @description The Signal as the engine knows it. */
                    goal: components["schemas"]["SignalGoal"];
                    /** @description The three columns of the back. */
                    rounds: {
                        /** @description Title of the column. */
                        title: string;
                        /** @description Its rules, in order. */
                        rules: {
                            /** @description The rule as a sentence. */
                            text: string;
                            /** @description The rule as the engine runs it. */
                            rule: components["schemas"]["SignalRule"];
                        }[];
                        /** @description A transmission that is known to bring the Signal in this round, if there is one to show. */
                        witness?: string[];
                    }[];
                } | null;
                choices: number[][];
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SignalOptions: {
            /**
             * @description How the alien card is found: the Alien chooses, by difficulty, or at random (R10).
             * @default choose
             * @enum {string}
             */
            alien?: "choose" | "difficulty" | "random";
            /**
             * Format: int32
             * @description The grade of the card, with alien: difficulty (R10).
             * @default 1
             */
            difficulty?: number;
            /**
             * @description Guided: the engine carries the rules out and asks at choice points. Free: the Alien lays the pieces itself (R28, R29).
             * @default guided
             * @enum {string}
             */
            alienInput?: "guided" | "free";
            /**
             * @description What an automatic Alien does with its choices: kind looks for the Signal (R30).
             * @default kind
             * @enum {string}
             */
            choicePolicy?: "kind" | "default";
            /**
             * @description Experts see each step of a response in order, or the arrangement it ends in (R26).
             * @default steps
             * @enum {string}
             */
            responseVisibility?: "steps" | "final";
            /**
             * @description Tokens belong to all Experts, or are split among them (R16).
             * @default shared
             * @enum {string}
             */
            tokenSplit?: "shared" | "split";
            /** @description The three abilities, one of each value; drawn if left out (R39). */
            abilities?: ("census" | "stillPoint" | "dictionary" | "spareFrequency" | "slowMotion" | "threeVoices" | "secondVoice" | "openPage" | "helpingHand" | "rehearsal")[];
            /**
             * @description Pieces take their turns in reading order, or the Alien chooses the next one (guided only, R8).
             * @default reading
             * @enum {string}
             */
            order?: "reading" | "alien";
        };
        SignalView: {
            options: {
                /**
                 * @description How the alien card is found: the Alien chooses, by difficulty, or at random (R10).
                 * @default choose
                 * @enum {string}
                 */
                alien: "choose" | "difficulty" | "random";
                /**
                 * Format: int32
                 * @description The grade of the card, with alien: difficulty (R10).
                 * @default 1
                 */
                difficulty: number;
                /**
                 * @description Guided: the engine carries the rules out and asks at choice points. Free: the Alien lays the pieces itself (R28, R29).
                 * @default guided
                 * @enum {string}
                 */
                alienInput: "guided" | "free";
                /**
                 * @description What an automatic Alien does with its choices: kind looks for the Signal (R30).
                 * @default kind
                 * @enum {string}
                 */
                choicePolicy: "kind" | "default";
                /**
                 * @description Experts see each step of a response in order, or the arrangement it ends in (R26).
                 * @default steps
                 * @enum {string}
                 */
                responseVisibility: "steps" | "final";
                /**
                 * @description Tokens belong to all Experts, or are split among them (R16).
                 * @default shared
                 * @enum {string}
                 */
                tokenSplit: "shared" | "split";
                /** @description The three abilities, one of each value; drawn if left out (R39). */
                abilities?: ("census" | "stillPoint" | "dictionary" | "spareFrequency" | "slowMotion" | "threeVoices" | "secondVoice" | "openPage" | "helpingHand" | "rehearsal")[];
                /**
                 * @description Pieces take their turns in reading order, or the Alien chooses the next one (guided only, R8).
                 * @default reading
                 * @enum {string}
                 */
                order: "reading" | "alien";
            };
            seats: {
                /** @enum {string} */
                role: "alien" | "expert";
                bot: boolean;
            }[];
            /** @description The three on the table. */
            abilities: {
                /** @enum {string} */
                id: "census" | "stillPoint" | "dictionary" | "spareFrequency" | "slowMotion" | "threeVoices" | "secondVoice" | "openPage" | "helpingHand" | "rehearsal";
                used: boolean;
            }[];
            phase: {
                /** @constant */
                kind: "choose";
                /** Format: int64 */
                since: number;
            } | {
                /** @constant */
                kind: "compose";
                /** Format: int64 */
                since: number;
            } | {
                /** @constant */
                kind: "respond";
                /** Format: int64 */
                since: number;
                /** Format: int32 */
                by: number;
                pieces: string[];
            } | {
                /** @constant */
                kind: "over";
                /** @enum {string} */
                result: "won" | "lost";
                /** @enum {string} */
                reason: "signal" | "tokens" | "conceded" | "left";
            };
            /** Format: int32 */
            round: number;
            /**
             * Format: int64
             * @description The next transmission of the round, or the one that waits.
             */
            number: number;
            /**
             * Format: int64
             * @description Transmission tokens that the Experts have left.
             */
            tokens: number;
            /** @description The same by seat, where they are split. */
            shares: number[] | null;
            /** @description The card, if it is one of the box. */
            cardId: ("tideling" | "cairn" | "lantern" | "weaver" | "mirrorMoth" | "comet" | "orchard" | "gatekeeper" | "shoal" | "pendulum" | "courier" | "frostbloom" | "ledger" | "loadstone" | "dolmen" | "librarian" | "ferryman" | "hollow" | "chorus" | "eclipse" | "caravan" | "astrolabe" | "verdigris" | "archivist" | "oracle") | null;
            /** @description What lies open of the card. */
            front: {
                /** @description Name of the Alien. */
                name: string;
                /** @description What the front of the card hints at. */
                theme: string[];
                /** @description The Signal in words. */
                goalText: string;
                /** @description The Signal as the engine knows it. */
                goal: components["schemas"]["SignalGoal"];
            } | null;
            /** @description The whole card; for the Alien, and for all at the end. */
            card: {
                /** @description Name of the Alien. */
                name: string;
                /** @description What the front of the card hints at. */
                theme: string[];
                /** @description The Signal in words. */
                goalText: string;
                /** @description The Signal as the engine knows it. */
                goal: components["schemas"]["SignalGoal"];
                /** @description The three columns of the back. */
                rounds: {
                    /** @description Title of the column. */
                    title: string;
                    /** @description Its rules, in order. */
                    rules: {
                        /** @description The rule as a sentence. */
                        text: string;
                        /** @description The rule as the engine runs it. */
                        rule: components["schemas"]["SignalRule"];
                    }[];
                    /** @description A transmission that is known to bring the Signal in this round, if there is one to show. */
                    witness?: string[];
                }[];
            } | null;
            /** @description What an ability asks the Experts. */
            question: {
                /** @enum {string} */
                ability: "census" | "stillPoint" | "dictionary" | "spareFrequency" | "slowMotion" | "threeVoices" | "secondVoice" | "openPage" | "helpingHand" | "rehearsal";
                /** Format: int64 */
                since: number;
            } | null;
            /** @description Abilities that the Experts have asked an automatic Alien for. */
            called: ("census" | "stillPoint" | "dictionary" | "spareFrequency" | "slowMotion" | "threeVoices" | "secondVoice" | "openPage" | "helpingHand" | "rehearsal")[];
            /** @description Abilities that work on the response to come; with the piece said to keep still, or the variant. */
            armed: {
                /** @enum {string} */
                ability: "census" | "stillPoint" | "dictionary" | "spareFrequency" | "slowMotion" | "threeVoices" | "secondVoice" | "openPage" | "helpingHand" | "rehearsal";
                piece: string | null;
                pieces: string[] | null;
            }[];
            /** @description Transmissions and responses, oldest first. */
            exchanges: {
                /** Format: int32 */
                round: number;
                /**
                 * Format: int64
                 * @description The transmission of its round, from 1.
                 */
                number: number;
                /** Format: int32 */
                by: number;
                /** @description What was sent, as it was responded to. */
                pieces: string[];
                /** @description What the response made of it. */
                end: string[];
                steps: {
                    before: string | null;
                    after: string | null;
                }[] | null;
                signal: boolean;
                /** @description What the Alien chose; for the Alien, and for all at the end. */
                choices: number[] | null;
            }[];
            /** @description What abilities brought to light, oldest first. */
            findings: {
                /** Format: int32 */
                round: number;
                /** Format: int64 */
                number: number;
                finding: {
                    /** @constant */
                    ability: "census";
                    /** Format: int64 */
                    changing: number;
                } | {
                    /** @constant */
                    ability: "stillPoint";
                    piece: string | null;
                } | {
                    /** @constant */
                    ability: "dictionary";
                    term: string;
                    used: boolean;
                } | {
                    /** @constant */
                    ability: "spareFrequency";
                    refunded: boolean;
                } | {
                    /** @constant */
                    ability: "slowMotion";
                    after: string[][];
                } | {
                    /** @constant */
                    ability: "threeVoices";
                    voices: {
                        piece: string;
                        /** Format: int32 */
                        column: number;
                    }[];
                } | {
                    /** @constant */
                    ability: "secondVoice";
                    pieces: string[];
                    end: string[];
                    steps: {
                        before: string | null;
                        after: string | null;
                    }[] | null;
                } | {
                    /** @constant */
                    ability: "openPage";
                    /** Format: int32 */
                    column: number;
                    text: string;
                } | {
                    /** @constant */
                    ability: "helpingHand";
                    pieces: string[];
                } | {
                    /** @constant */
                    ability: "rehearsal";
                    answers: {
                        pieces: string[];
                        /** @enum {string} */
                        possible: "yes" | "no" | "unknown";
                    }[];
                };
            }[];
            /** @description Points of the rounds that were won. */
            points: number[];
        };
        SignalContent: {
            /** @description Name of the Alien. */
            name: string;
            /** @description What the front of the card hints at. */
            theme: string[];
            /** @description The Signal in words. */
            goalText: string;
            /** @description The Signal as the engine knows it. */
            goal: components["schemas"]["SignalGoal"];
            /** @description The three columns of the back. */
            rounds: {
                /** @description Title of the column. */
                title: string;
                /** @description Its rules, in order. */
                rules: {
                    /** @description The rule as a sentence. */
                    text: string;
                    /** @description The rule as the engine runs it. */
                    rule: components["schemas"]["SignalRule"];
                }[];
                /** @description A transmission that is known to bring the Signal in this round, if there is one to show. */
                witness?: string[];
            }[];
        };
        SetiCommand: components["schemas"]["SetiLaunchCommand"] | components["schemas"]["SetiOrbitCommand"] | components["schemas"]["SetiLandCommand"] | components["schemas"]["SetiScanCommand"] | components["schemas"]["SetiAnalyzeCommand"] | components["schemas"]["SetiPlayCardCommand"] | components["schemas"]["SetiResearchCommand"] | components["schemas"]["SetiPassCommand"] | components["schemas"]["SetiEndTurnCommand"] | components["schemas"]["SetiMoveCommand"] | components["schemas"]["SetiPlaceDataCommand"] | components["schemas"]["SetiCompleteMissionCommand"] | components["schemas"]["SetiDeliverCommand"] | components["schemas"]["SetiCornerCommand"] | components["schemas"]["SetiExchangeCommand"] | components["schemas"]["SetiBuyCardCommand"] | components["schemas"]["SetiChooseCommand"] | components["schemas"]["SetiResignCommand"] | components["schemas"]["SetiResumeCommand"] | components["schemas"]["SetiProposeCommand"] | components["schemas"]["SetiAgreeCommand"] | components["schemas"]["SetiRefuseCommand"] | components["schemas"]["SetiWithdrawCommand"];
        /** @description Main action: pay 2 credits and put a probe on Earth. */
        SetiLaunchCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "launch";
            /** @description Id of the question this answers */
            prompt?: string;
        };
        /** @description Main action: pay 1 credit and 1 energy, a probe becomes an orbiter. */
        SetiOrbitCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "orbit";
            /**
             * @description Where the probe is.
             * @enum {string}
             */
            planet: "mercury" | "venus" | "mars" | "jupiter" | "saturn" | "uranus" | "neptune" | "oumuamua";
            /** @description Id of the question this answers */
            prompt?: string;
        };
        /** @description Main action: pay energy, a probe lands on a planet or moon. */
        SetiLandCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "land";
            /**
             * @description Where the probe is.
             * @enum {string}
             */
            planet: "mercury" | "venus" | "mars" | "jupiter" | "saturn" | "uranus" | "neptune" | "oumuamua";
            /**
             * @description A moon of that planet to land on instead.
             * @enum {string}
             */
            moon?: "phobos" | "io" | "europa" | "ganymede" | "callisto" | "enceladus" | "titan" | "titania" | "triton";
            /** @description Id of the question this answers */
            prompt?: string;
        };
        /** @description Main action: pay 1 credit and 2 energy and mark signals. */
        SetiScanCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "scan";
            /** @description Id of the question this answers */
            prompt?: string;
        };
        /** @description Main action: pay 1 energy and analyze the data of a full computer. */
        SetiAnalyzeCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "analyze";
            /** @description Id of the question this answers */
            prompt?: string;
        };
        /** @description Main action: pay a card of your hand and carry out its effect. */
        SetiPlayCardCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "playCard";
            /** @description Its number. */
            card: string;
            /** @description Id of the question this answers */
            prompt?: string;
        };
        /** @description Main action: pay 6 publicity, rotate and take a tech. */
        SetiResearchCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "research";
            /** @description Id of the question this answers */
            prompt?: string;
        };
        /** @description Main action: leave the round. */
        SetiPassCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "pass";
            /** @description Id of the question this answers */
            prompt?: string;
        };
        /** @description The turn is over: no more free actions. */
        SetiEndTurnCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "endTurn";
            /** @description Id of the question this answers */
            prompt?: string;
        };
        /** @description Free action: pay energy to move a probe or a capsule by one space. */
        SetiMoveCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "move";
            /** @description Where it is. */
            from: string;
            /** @description A space next to it. */
            to: string;
            /**
             * Format: int32
             * @description The number of the capsule that moves.
             */
            capsule?: number;
            /** @description Id of the question this answers */
            prompt?: string;
        };
        /** @description Free action: put one of your data on the computer. */
        SetiPlaceDataCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "placeData";
            /**
             * @description The top row is filled from the left.
             * @enum {string}
             */
            row: "top" | "bottom";
            /**
             * Format: int32
             * @description Counted from 1.
             */
            column: number;
            /** @description Id of the question this answers */
            prompt?: string;
        };
        /** @description Free action: complete a mission whose condition is met. */
        SetiCompleteMissionCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "completeMission";
            /** @description The number of the mission. */
            card: string;
            /** @description Id of the question this answers */
            prompt?: string;
        };
        /** @description Free action: deliver the sample of a capsule where a mission asks for it. */
        SetiDeliverCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "deliver";
            /** @description The number of the mission. */
            card: string;
            /** @description Id of the question this answers */
            prompt?: string;
        };
        /** @description Free action: discard a card for what its corner shows. */
        SetiCornerCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "corner";
            /** @description Its number. */
            card: string;
            /** @description Id of the question this answers */
            prompt?: string;
        };
        /** @description Free action: give two of one kind for one of another. */
        SetiExchangeCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "exchange";
            /**
             * @description What you give two of.
             * @enum {string}
             */
            give: "card" | "credit" | "energy";
            /**
             * @description What you get one of.
             * @enum {string}
             */
            get: "card" | "credit" | "energy";
            /** @description Id of the question this answers */
            prompt?: string;
        };
        /** @description Free action: pay 3 publicity for a card from row or deck. */
        SetiBuyCardCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "buyCard";
            /** @description Id of the question this answers */
            prompt?: string;
        };
        /** @description Answer the question that you are asked. */
        SetiChooseCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "choose";
            /** @description One of the ways that are offered. */
            way: string;
            /** @description Id of the question this answers */
            prompt?: string;
        };
        /** @description Give up the seat for the rest of the match. */
        SetiResignCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "resign";
            /** @description Id of the question this answers */
            prompt?: string;
        };
        /** @description Take the seat back from the bot that stands in for it. */
        SetiResumeCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "resume";
            /** @description Id of the question this answers */
            prompt?: string;
        };
        /** @description Propose something to the others; it takes place when all have agreed. */
        SetiProposeCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "propose";
            /**
             * @description `pause`: nothing can be played and no time runs; `resume` ends that at once; `vacation`: your clock stands still for some days; `undo`: the game goes back, whatever has been revealed.
             * @enum {string}
             */
            what: "pause" | "resume" | "vacation" | "undo";
            /**
             * Format: int32
             * @description For `undo`: the revision to go back to; before the last move if left out.
             */
            to?: number;
            /**
             * Format: int32
             * @description For `vacation`: 7 if left out.
             */
            days?: number;
            /** @description Id of the question this answers */
            prompt?: string;
        };
        /** @description Agree to what has been proposed. */
        SetiAgreeCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "agree";
            /** @description Id of the question this answers */
            prompt?: string;
        };
        /** @description Refuse what has been proposed. */
        SetiRefuseCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "refuse";
            /** @description Id of the question this answers */
            prompt?: string;
        };
        /** @description Withdraw your own proposal. */
        SetiWithdrawCommand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "withdraw";
            /** @description Id of the question this answers */
            prompt?: string;
        };
        SetiEvent: components["schemas"]["SetiOpenedEvent"] | components["schemas"]["SetiTechsStackedEvent"] | components["schemas"]["SetiSpeciesHiddenEvent"] | components["schemas"]["SetiDeckShuffledEvent"] | components["schemas"]["SetiStacksDealtEvent"] | components["schemas"]["SetiResolvedEvent"] | components["schemas"]["SetiInsertedEvent"] | components["schemas"]["SetiLanesOpenedEvent"] | components["schemas"]["SetiRoundBeganEvent"] | components["schemas"]["SetiTurnBeganEvent"] | components["schemas"]["SetiPassedEvent"] | components["schemas"]["SetiWatchedEvent"] | components["schemas"]["SetiWatchSpentEvent"] | components["schemas"]["SetiTurnRuledEvent"] | components["schemas"]["SetiPlanetsCountedEvent"] | components["schemas"]["SetiMilestoneReachedEvent"] | components["schemas"]["SetiGoldMarkedEvent"] | components["schemas"]["SetiScoredEvent"] | components["schemas"]["SetiMatchEndedEvent"] | components["schemas"]["SetiGainedEvent"] | components["schemas"]["SetiPaidEvent"] | components["schemas"]["SetiDataPlacedEvent"] | components["schemas"]["SetiAnalyzedEvent"] | components["schemas"]["SetiDrawnEvent"] | components["schemas"]["SetiCardTakenEvent"] | components["schemas"]["SetiRowRefilledEvent"] | components["schemas"]["SetiCardShownEvent"] | components["schemas"]["SetiCardDiscardedEvent"] | components["schemas"]["SetiDeckDiscardedEvent"] | components["schemas"]["SetiCardTuckedEvent"] | components["schemas"]["SetiCornerUsedEvent"] | components["schemas"]["SetiCardPlayedEvent"] | components["schemas"]["SetiCardSettledEvent"] | components["schemas"]["SetiSlotCoveredEvent"] | components["schemas"]["SetiMissionCompletedEvent"] | components["schemas"]["SetiStackSeenEvent"] | components["schemas"]["SetiStackCardTakenEvent"] | components["schemas"]["SetiLeftoverDiscardedEvent"] | components["schemas"]["SetiRotatedEvent"] | components["schemas"]["SetiProbeLaunchedEvent"] | components["schemas"]["SetiMovedEvent"] | components["schemas"]["SetiOrbitedEvent"] | components["schemas"]["SetiLandedEvent"] | components["schemas"]["SetiFigureRemovedEvent"] | components["schemas"]["SetiProbeRemovedEvent"] | components["schemas"]["SetiSignalMarkedEvent"] | components["schemas"]["SetiScannedEvent"] | components["schemas"]["SetiSectorWonEvent"] | components["schemas"]["SetiTechTakenEvent"] | components["schemas"]["SetiTechPlacedEvent"] | components["schemas"]["SetiTraceMarkedEvent"] | components["schemas"]["SetiNeutralPlacedEvent"] | components["schemas"]["SetiSpeciesDiscoveredEvent"] | components["schemas"]["SetiAlienDeckShuffledEvent"] | components["schemas"]["SetiAlienDrawnEvent"] | components["schemas"]["SetiAlienTurnedUpEvent"] | components["schemas"]["SetiAlienTakenEvent"] | components["schemas"]["SetiSamplesLaidEvent"] | components["schemas"]["SetiSamplesSeenEvent"] | components["schemas"]["SetiSampleTakenEvent"] | components["schemas"]["SetiSampleDeliveredEvent"] | components["schemas"]["SetiTileLaidEvent"] | components["schemas"]["SetiTileMarkedEvent"] | components["schemas"]["SetiTileCompletedEvent"] | components["schemas"]["SetiAnomaliesLaidEvent"] | components["schemas"]["SetiAnomalyTriggeredEvent"] | components["schemas"]["SetiMessageSentEvent"] | components["schemas"]["SetiMessageArrivedEvent"] | components["schemas"]["SetiMessageRewardedEvent"] | components["schemas"]["SetiExertiansDealtEvent"] | components["schemas"]["SetiExertiansSetEvent"] | components["schemas"]["SetiExertiansReachedEvent"] | components["schemas"]["SetiExertianPlayedEvent"] | components["schemas"]["SetiExertiansRevealedEvent"];
        SetiOpenedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "opened";
            data: {
                options: {
                    /**
                     * @description Points on discovery spaces: five everywhere, or three below the right-hand board as printed (R9.2).
                     * @default text
                     * @enum {string}
                     */
                    discoveryReward: "text" | "printed";
                    /**
                     * @description Overflow only when every discovery space of the colour is taken, or always (R9.3).
                     * @default whenTaken
                     * @enum {string}
                     */
                    overflow: "whenTaken" | "always";
                    /**
                     * @description Two of a kind for one of whatever kind, or of another kind only, cards excepted (R5.6).
                     * @default any
                     * @enum {string}
                     */
                    exchange: "any" | "printed";
                    /**
                     * Format: int32
                     * @description The seat that begins; random if left out or not at the table (R2.8).
                     */
                    startingSeat?: number;
                };
                /** Format: int32 */
                seats: number;
                /** Format: int32 */
                start: number;
                offsets: number[];
                stars: ("procyon" | "vega" | "sirius-a" | "barnards-star" | "kepler-22" | "proxima-centauri" | "61-virginis" | "beta-pictoris")[];
                gold: {
                    /** @enum {string} */
                    tile: "tech" | "mission" | "income" | "other";
                    /** @enum {string} */
                    side: "A" | "B";
                }[];
                neutral: {
                    /** Format: int64 */
                    at: number;
                    /** Format: int64 */
                    left: number;
                }[];
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SetiTechsStackedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "techsStacked";
            data: {
                tops: {
                    /** @enum {string} */
                    "probe-1": "vp3" | "energy" | "publicity" | "card";
                    /** @enum {string} */
                    "probe-2": "vp3" | "energy" | "publicity" | "card";
                    /** @enum {string} */
                    "probe-3": "vp3" | "energy" | "publicity" | "card";
                    /** @enum {string} */
                    "probe-4": "vp3" | "energy" | "publicity" | "card";
                    /** @enum {string} */
                    "telescope-1": "vp3" | "energy" | "publicity" | "card";
                    /** @enum {string} */
                    "telescope-2": "vp3" | "energy" | "publicity" | "card";
                    /** @enum {string} */
                    "telescope-3": "vp3" | "energy" | "publicity" | "card";
                    /** @enum {string} */
                    "telescope-4": "vp3" | "energy" | "publicity" | "card";
                    /** @enum {string} */
                    "computer-1": "vp3" | "energy" | "publicity" | "card";
                    /** @enum {string} */
                    "computer-2": "vp3" | "energy" | "publicity" | "card";
                    /** @enum {string} */
                    "computer-3": "vp3" | "energy" | "publicity" | "card";
                    /** @enum {string} */
                    "computer-4": "vp3" | "energy" | "publicity" | "card";
                };
            };
            secret?: {
                below: {
                    "probe-1": ("vp3" | "energy" | "publicity" | "card")[];
                    "probe-2": ("vp3" | "energy" | "publicity" | "card")[];
                    "probe-3": ("vp3" | "energy" | "publicity" | "card")[];
                    "probe-4": ("vp3" | "energy" | "publicity" | "card")[];
                    "telescope-1": ("vp3" | "energy" | "publicity" | "card")[];
                    "telescope-2": ("vp3" | "energy" | "publicity" | "card")[];
                    "telescope-3": ("vp3" | "energy" | "publicity" | "card")[];
                    "telescope-4": ("vp3" | "energy" | "publicity" | "card")[];
                    "computer-1": ("vp3" | "energy" | "publicity" | "card")[];
                    "computer-2": ("vp3" | "energy" | "publicity" | "card")[];
                    "computer-3": ("vp3" | "energy" | "publicity" | "card")[];
                    "computer-4": ("vp3" | "energy" | "publicity" | "card")[];
                };
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SetiSpeciesHiddenEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "speciesHidden";
            data: {
                /** Format: int64 */
                box: number;
            };
            secret?: {
                used: ("mascamites" | "anomalies" | "oumuamua" | "centaurians" | "exertians")[];
                box: ("mascamites" | "anomalies" | "oumuamua" | "centaurians" | "exertians")[];
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SetiDeckShuffledEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "deckShuffled";
            data: {
                /** Format: int64 */
                count: number;
            };
            secret?: {
                order: string[];
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SetiStacksDealtEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "stacksDealt";
            data: {
                sizes: number[];
            };
            secret?: {
                stacks: string[][];
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SetiResolvedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "resolved";
            data: {
                lane: number | null;
                then: ({
                    do: string;
                    /** Format: int32 */
                    seat: number;
                    by?: string;
                } & {
                    [key: string]: unknown;
                })[];
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SetiInsertedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "inserted";
            data: {
                then: ({
                    do: string;
                    /** Format: int32 */
                    seat: number;
                    by?: string;
                } & {
                    [key: string]: unknown;
                })[];
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SetiLanesOpenedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "lanesOpened";
            data: {
                lanes: {
                    /** Format: int32 */
                    seat: number;
                    effects: ({
                        do: string;
                        /** Format: int32 */
                        seat: number;
                        by?: string;
                    } & {
                        [key: string]: unknown;
                    })[];
                }[];
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SetiRoundBeganEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "roundBegan";
            data: {
                /** Format: int32 */
                round: number;
                /** Format: int32 */
                start: number;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SetiTurnBeganEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "turnBegan";
            data: {
                /** Format: int32 */
                seat: number;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SetiPassedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "passed";
            data: {
                /** Format: int32 */
                seat: number;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SetiWatchedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "watched";
            data: {
                /** @description Something a seat waits for in this turn. */
                watch: {
                    /** Format: int32 */
                    seat: number;
                    by?: string;
                } & {
                    [key: string]: unknown;
                };
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SetiWatchSpentEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "watchSpent";
            data: {
                /** Format: int64 */
                index: number;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SetiTurnRuledEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "turnRuled";
            data: {
                /** @enum {string} */
                rule: "visitPlanetMoveInsteadOfPublicity" | "ignoreAsteroidExit" | "noPublicityFromProbes";
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SetiPlanetsCountedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "planetsCounted";
            data: {
                /** Format: int32 */
                seat: number;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SetiMilestoneReachedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "milestoneReached";
            data: {
                /** Format: int32 */
                seat: number;
                /** Format: int64 */
                at: number;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SetiGoldMarkedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "goldMarked";
            data: {
                /** Format: int32 */
                seat: number;
                /** @enum {string} */
                tile: "tech" | "mission" | "income" | "other";
                /** Format: int32 */
                space: number;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SetiScoredEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "scored";
            data: {
                /** Format: int32 */
                seat: number;
                what: string;
                /** Format: int64 */
                n: number;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SetiMatchEndedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "matchEnded";
            data: Record<string, never>;
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SetiGainedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "gained";
            data: {
                /** Format: int32 */
                seat: number;
                /** @enum {string} */
                res: "vp" | "publicity" | "credit" | "energy" | "data" | "exofossil";
                /** Format: int64 */
                n: number;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SetiPaidEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "paid";
            data: {
                /** Format: int32 */
                seat: number;
                /** @enum {string} */
                res: "vp" | "publicity" | "credit" | "energy" | "data" | "exofossil";
                /** Format: int64 */
                n: number;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SetiDataPlacedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "dataPlaced";
            data: {
                /** Format: int32 */
                seat: number;
                /** @enum {string} */
                row: "top" | "bottom";
                /** Format: int32 */
                column: number;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SetiAnalyzedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "analyzed";
            data: {
                /** Format: int32 */
                seat: number;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SetiDrawnEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "drawn";
            data: {
                /** Format: int32 */
                seat: number;
                /** Format: int64 */
                count: number;
                by?: string;
            };
            secret?: {
                cards: string[];
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SetiCardTakenEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "cardTaken";
            data: {
                /** Format: int32 */
                seat: number;
                card: string;
                by?: string;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SetiRowRefilledEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "rowRefilled";
            data: {
                cards: string[];
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SetiCardShownEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "cardShown";
            data: {
                /** Format: int32 */
                seat: number;
                card: string;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SetiCardDiscardedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "cardDiscarded";
            data: {
                /** Format: int32 */
                seat: number;
                card: string;
                /** @enum {string} */
                from: "hand" | "row" | "play" | "deck";
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SetiDeckDiscardedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "deckDiscarded";
            data: {
                card: string;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SetiCardTuckedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "cardTucked";
            data: {
                /** Format: int32 */
                seat: number;
                card: string;
                /** @enum {string} */
                from: "hand" | "row" | "play" | "deck";
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SetiCornerUsedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "cornerUsed";
            data: {
                /** Format: int32 */
                seat: number;
                card: string;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SetiCardPlayedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "cardPlayed";
            data: {
                /** Format: int32 */
                seat: number;
                card: string;
                /** Format: int64 */
                credits: number;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SetiCardSettledEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "cardSettled";
            data: {
                /** Format: int32 */
                seat: number;
                card: string;
                /** @enum {string} */
                to: "discard" | "mission" | "endgame" | "hand" | "tucked" | "later";
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SetiSlotCoveredEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "slotCovered";
            data: {
                /** Format: int32 */
                seat: number;
                card: string;
                /** Format: int64 */
                slot: number;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SetiMissionCompletedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "missionCompleted";
            data: {
                /** Format: int32 */
                seat: number;
                card: string;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SetiStackSeenEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "stackSeen";
            data: {
                /** Format: int32 */
                seat: number;
            };
            secret?: {
                cards: string[];
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SetiStackCardTakenEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "stackCardTaken";
            data: {
                /** Format: int32 */
                seat: number;
            };
            secret?: {
                card: string;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SetiLeftoverDiscardedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "leftoverDiscarded";
            data: {
                card: string;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SetiRotatedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "rotated";
            data: {
                /** Format: int32 */
                disc: number;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SetiProbeLaunchedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "probeLaunched";
            data: {
                /** Format: int32 */
                seat: number;
                /** @description A space of the solar system: ring 1 to 4, sector 0 to 7. */
                at: string;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SetiMovedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "moved";
            data: {
                /** Format: int32 */
                seat: number;
                /** @description A space of the solar system: ring 1 to 4, sector 0 to 7. */
                from: string;
                /** @description A space of the solar system: ring 1 to 4, sector 0 to 7. */
                to: string;
                /** @enum {string} */
                content: "empty" | "asteroid" | "comet" | "earth" | "mercury" | "venus" | "mars" | "jupiter" | "saturn" | "uranus" | "neptune" | "oumuamua";
                /** @enum {string} */
                how: "moved" | "pushed" | "carried";
                /** Format: int32 */
                capsule?: number;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SetiOrbitedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "orbited";
            data: {
                /** Format: int32 */
                seat: number;
                /** @enum {string} */
                planet: "mercury" | "venus" | "mars" | "jupiter" | "saturn" | "uranus" | "neptune" | "oumuamua";
                first: boolean;
                by?: string;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SetiLandedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "landed";
            data: {
                /** Format: int32 */
                seat: number;
                /** @enum {string} */
                planet: "mercury" | "venus" | "mars" | "jupiter" | "saturn" | "uranus" | "neptune" | "oumuamua";
                moon: ("phobos" | "io" | "europa" | "ganymede" | "callisto" | "enceladus" | "titan" | "titania" | "triton") | null;
                data: number | null;
                by?: string;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SetiFigureRemovedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "figureRemoved";
            data: {
                /** Format: int32 */
                seat: number;
                /** @enum {string} */
                planet: "mercury" | "venus" | "mars" | "jupiter" | "saturn" | "uranus" | "neptune" | "oumuamua";
                /** @enum {string} */
                kind: "orbiter" | "lander";
                /** Format: int64 */
                index: number;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SetiProbeRemovedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "probeRemoved";
            data: {
                /** Format: int32 */
                seat: number;
                /** @description A space of the solar system: ring 1 to 4, sector 0 to 7. */
                at: string;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SetiSignalMarkedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "signalMarked";
            data: {
                /** Format: int32 */
                seat: number;
                /** @enum {string} */
                star: "procyon" | "vega" | "sirius-a" | "barnards-star" | "kepler-22" | "proxima-centauri" | "61-virginis" | "beta-pictoris";
                token: boolean;
                by?: string;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SetiScannedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "scanned";
            data: {
                /** Format: int32 */
                seat: number;
                by?: string;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SetiSectorWonEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "sectorWon";
            data: {
                /** @enum {string} */
                star: "procyon" | "vega" | "sirius-a" | "barnards-star" | "kepler-22" | "proxima-centauri" | "61-virginis" | "beta-pictoris";
                /** Format: int32 */
                seat: number;
                second: number | null;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SetiTechTakenEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "techTaken";
            data: {
                /** Format: int32 */
                seat: number;
                /** @enum {string} */
                tech: "probe-1" | "probe-2" | "probe-3" | "probe-4" | "telescope-1" | "telescope-2" | "telescope-3" | "telescope-4" | "computer-1" | "computer-2" | "computer-3" | "computer-4";
                /** @enum {string} */
                bonus: "vp3" | "energy" | "publicity" | "card";
                next: ("vp3" | "energy" | "publicity" | "card") | null;
                by?: string;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SetiTechPlacedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "techPlaced";
            data: {
                /** Format: int32 */
                seat: number;
                /** @enum {string} */
                tech: "probe-1" | "probe-2" | "probe-3" | "probe-4" | "telescope-1" | "telescope-2" | "telescope-3" | "telescope-4" | "computer-1" | "computer-2" | "computer-3" | "computer-4";
                /** Format: int32 */
                column: number;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SetiTraceMarkedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "traceMarked";
            data: {
                /** Format: int32 */
                seat: number;
                /** Format: int32 */
                slot: number;
                /** @enum {string} */
                color: "red" | "yellow" | "blue";
                /** @enum {string} */
                on: "discovery" | "overflow" | "board";
                space?: string;
                by?: string;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SetiNeutralPlacedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "neutralPlaced";
            data: {
                /** Format: int32 */
                slot: number;
                /** @enum {string} */
                color: "red" | "yellow" | "blue";
                /** Format: int64 */
                at: number;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SetiSpeciesDiscoveredEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "speciesDiscovered";
            data: {
                /** Format: int32 */
                slot: number;
                /** @enum {string} */
                id: "mascamites" | "anomalies" | "oumuamua" | "centaurians" | "exertians";
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SetiAlienDeckShuffledEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "alienDeckShuffled";
            data: {
                /** Format: int32 */
                slot: number;
                /** Format: int64 */
                count: number;
            };
            secret?: {
                order: string[];
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SetiAlienDrawnEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "alienDrawn";
            data: {
                /** Format: int32 */
                seat: number;
                /** Format: int32 */
                slot: number;
                /** Format: int64 */
                count: number;
            };
            secret?: {
                cards: string[];
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SetiAlienTurnedUpEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "alienTurnedUp";
            data: {
                /** Format: int32 */
                slot: number;
                card: string;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SetiAlienTakenEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "alienTaken";
            data: {
                /** Format: int32 */
                seat: number;
                /** Format: int32 */
                slot: number;
                card: string;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SetiSamplesLaidEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "samplesLaid";
            data: {
                /** @enum {string} */
                open: "publicity3" | "vp7" | "vp3card" | "card2" | "data2" | "energy2" | "credit2";
                /** Format: int64 */
                count: number;
            };
            secret?: {
                jupiter: ("publicity3" | "vp7" | "vp3card" | "card2" | "data2" | "energy2" | "credit2")[];
                saturn: ("publicity3" | "vp7" | "vp3card" | "card2" | "data2" | "energy2" | "credit2")[];
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SetiSamplesSeenEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "samplesSeen";
            data: {
                /** Format: int32 */
                seat: number;
                /** @enum {string} */
                planet: "jupiter" | "saturn";
                /** Format: int64 */
                count: number;
            };
            secret?: {
                samples: ("publicity3" | "vp7" | "vp3card" | "card2" | "data2" | "energy2" | "credit2")[];
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SetiSampleTakenEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "sampleTaken";
            data: {
                /** Format: int32 */
                seat: number;
                /** @enum {string} */
                planet: "jupiter" | "saturn";
                /** @description A space of the solar system: ring 1 to 4, sector 0 to 7. */
                at: string;
            };
            secret?: {
                /** @enum {string} */
                sample: "publicity3" | "vp7" | "vp3card" | "card2" | "data2" | "energy2" | "credit2";
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SetiSampleDeliveredEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "sampleDelivered";
            data: {
                /** Format: int32 */
                seat: number;
                card: string;
                /** Format: int32 */
                capsule: number;
                /** @enum {string} */
                sample: "publicity3" | "vp7" | "vp3card" | "card2" | "data2" | "energy2" | "credit2";
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SetiTileLaidEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "tileLaid";
            data: Record<string, never>;
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SetiTileMarkedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "tileMarked";
            data: {
                /** Format: int32 */
                seat: number;
                by?: string;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SetiTileCompletedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "tileCompleted";
            data: Record<string, never>;
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SetiAnomaliesLaidEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "anomaliesLaid";
            data: {
                tokens: {
                    /** @enum {string} */
                    color: "red" | "yellow" | "blue";
                    /**
                     * Format: int32
                     * @description Which of its two sides shows.
                     */
                    side: number;
                    /** Format: int32 */
                    sector: number;
                }[];
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SetiAnomalyTriggeredEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "anomalyTriggered";
            data: {
                /** @enum {string} */
                color: "red" | "yellow" | "blue";
                /** Format: int32 */
                seat: number;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SetiMessageSentEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "messageSent";
            data: {
                /** Format: int32 */
                seat: number;
                /** Format: int64 */
                at: number;
                card: string | null;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SetiMessageArrivedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "messageArrived";
            data: {
                /** Format: int32 */
                seat: number;
                /** Format: int64 */
                at: number;
                card: string | null;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SetiMessageRewardedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "messageRewarded";
            data: {
                /** Format: int32 */
                seat: number;
                /** Format: int32 */
                reward: number;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SetiExertiansDealtEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "exertiansDealt";
            data: {
                /** Format: int32 */
                seat: number;
                /** Format: int64 */
                count: number;
            };
            secret?: {
                cards: string[];
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SetiExertiansSetEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "exertiansSet";
            data: {
                at: number[];
                /** Format: int64 */
                gone: number;
            };
            secret?: {
                cards: string[];
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SetiExertiansReachedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "exertiansReached";
            data: {
                /** Format: int32 */
                seat: number;
                /** Format: int32 */
                index: number;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SetiExertianPlayedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "exertianPlayed";
            data: {
                /** Format: int32 */
                seat: number;
            };
            secret?: {
                card: string;
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SetiExertiansRevealedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "exertiansRevealed";
            data: {
                /** Format: int32 */
                seat: number;
                cards: string[];
            };
            /** @description The event in words, with `lines=en` */
            line?: string;
        };
        SetiOptions: {
            /**
             * @description Points on discovery spaces: five everywhere, or three below the right-hand board as printed (R9.2).
             * @default text
             * @enum {string}
             */
            discoveryReward?: "text" | "printed";
            /**
             * @description Overflow only when every discovery space of the colour is taken, or always (R9.3).
             * @default whenTaken
             * @enum {string}
             */
            overflow?: "whenTaken" | "always";
            /**
             * @description Two of a kind for one of whatever kind, or of another kind only, cards excepted (R5.6).
             * @default any
             * @enum {string}
             */
            exchange?: "any" | "printed";
            /**
             * Format: int32
             * @description The seat that begins; random if left out or not at the table (R2.8).
             */
            startingSeat?: number;
        };
        SetiView: {
            options: {
                /**
                 * @description Points on discovery spaces: five everywhere, or three below the right-hand board as printed (R9.2).
                 * @default text
                 * @enum {string}
                 */
                discoveryReward: "text" | "printed";
                /**
                 * @description Overflow only when every discovery space of the colour is taken, or always (R9.3).
                 * @default whenTaken
                 * @enum {string}
                 */
                overflow: "whenTaken" | "always";
                /**
                 * @description Two of a kind for one of whatever kind, or of another kind only, cards excepted (R5.6).
                 * @default any
                 * @enum {string}
                 */
                exchange: "any" | "printed";
                /**
                 * Format: int32
                 * @description The seat that begins; random if left out or not at the table (R2.8).
                 */
                startingSeat?: number;
            };
            /** Format: int32 */
            round: number;
            over: boolean;
            /**
             * Format: int32
             * @description Who has the starting player marker.
             */
            start: number;
            turn: {
                /** Format: int32 */
                seat: number;
                rules: ("visitPlanetMoveInsteadOfPublicity" | "ignoreAsteroidExit" | "noPublicityFromProbes")[];
                watches: ({
                    /** Format: int32 */
                    seat: number;
                    by?: string;
                } & {
                    [key: string]: unknown;
                })[];
                /** @description Planets visited since a card counts them. */
                newPlanets: ("earth" | "mercury" | "venus" | "mars" | "jupiter" | "saturn" | "uranus" | "neptune" | "oumuamua")[] | null;
            };
            /** @description Seats that have passed, in order. */
            passed: number[];
            /** @description What is to be resolved, first things first. */
            agenda: ({
                do: string;
                /** Format: int32 */
                seat: number;
                by?: string;
            } & {
                [key: string]: unknown;
            })[];
            /** @description What several seats resolve at the same time, before the agenda. */
            lanes: {
                /** Format: int32 */
                seat: number;
                /** Format: int64 */
                since: number;
                effects: ({
                    do: string;
                    /** Format: int32 */
                    seat: number;
                    by?: string;
                } & {
                    [key: string]: unknown;
                })[];
            }[];
            /**
             * Format: int64
             * @description Revision at which the agenda last moved.
             */
            since: number;
            play: {
                /** Format: int32 */
                seat: number;
                card: string;
                /** @description Whether the card has gone to its place. */
                settled: boolean;
                /** @description Where signals were marked. */
                stars: ("procyon" | "vega" | "sirius-a" | "barnards-star" | "kepler-22" | "proxima-centauri" | "61-virginis" | "beta-pictoris")[];
                /** @description Hidden things of which a viewer may know some. */
                drawn: {
                    /**
                     * Format: int64
                     * @description How many there are.
                     */
                    count: number;
                    /** @description Those that the viewer knows, in no order but on the server. */
                    known: string[];
                };
                tech: ("probe-1" | "probe-2" | "probe-3" | "probe-4" | "telescope-1" | "telescope-2" | "telescope-3" | "telescope-4" | "computer-1" | "computer-2" | "computer-3" | "computer-4") | null;
                trace: ("red" | "yellow" | "blue") | null;
                landed: {
                    /** @enum {string} */
                    planet: "mercury" | "venus" | "mars" | "jupiter" | "saturn" | "uranus" | "neptune" | "oumuamua";
                    moon: ("phobos" | "io" | "europa" | "ganymede" | "callisto" | "enceladus" | "titan" | "titania" | "triton") | null;
                } | null;
                orbited: ("mercury" | "venus" | "mars" | "jupiter" | "saturn" | "uranus" | "neptune" | "oumuamua") | null;
                /**
                 * Format: int64
                 * @description Signals marked on the 'Oumuamua tile.
                 */
                tile: number;
            } | null;
            solar: {
                /** @description How far each disc is turned, from the top. */
                offsets: number[];
                /**
                 * Format: int32
                 * @description Which disc turns next: 0, 1 or 2.
                 */
                next: number;
                /** @description The star of each sector. */
                stars: ("procyon" | "vega" | "sirius-a" | "barnards-star" | "kepler-22" | "proxima-centauri" | "61-virginis" | "beta-pictoris")[];
                /** @description Whether its tile lies on disc 3. */
                oumuamua: boolean;
            };
            /** @description Hidden things of which a viewer may know some. */
            deck: {
                /**
                 * Format: int64
                 * @description How many there are.
                 */
                count: number;
                /** @description Those that the viewer knows, in no order but on the server. */
                known: string[];
            };
            row: string[];
            discard: string[];
            /** @description Cards of species that were used. */
            spent: string[];
            /** @description The stacks of the rounds that are still to end. */
            stacks: {
                /**
                 * Format: int64
                 * @description How many there are.
                 */
                count: number;
                /** @description Those that the viewer knows, in no order but on the server. */
                known: string[];
            }[];
            techs: {
                "probe-1": {
                    /** @description The bonus that lies open; null when the stack is empty. */
                    top: ("vp3" | "energy" | "publicity" | "card") | null;
                    /** @description Whether the 2-point tile is still there. */
                    vp: boolean;
                    /** @description Hidden things of which a viewer may know some. */
                    below: {
                        /**
                         * Format: int64
                         * @description How many there are.
                         */
                        count: number;
                        /** @description Those that the viewer knows, in no order but on the server. */
                        known: ("vp3" | "energy" | "publicity" | "card")[];
                    };
                };
                "probe-2": {
                    /** @description The bonus that lies open; null when the stack is empty. */
                    top: ("vp3" | "energy" | "publicity" | "card") | null;
                    /** @description Whether the 2-point tile is still there. */
                    vp: boolean;
                    /** @description Hidden things of which a viewer may know some. */
                    below: {
                        /**
                         * Format: int64
                         * @description How many there are.
                         */
                        count: number;
                        /** @description Those that the viewer knows, in no order but on the server. */
                        known: ("vp3" | "energy" | "publicity" | "card")[];
                    };
                };
                "probe-3": {
                    /** @description The bonus that lies open; null when the stack is empty. */
                    top: ("vp3" | "energy" | "publicity" | "card") | null;
                    /** @description Whether the 2-point tile is still there. */
                    vp: boolean;
                    /** @description Hidden things of which a viewer may know some. */
                    below: {
                        /**
                         * Format: int64
                         * @description How many there are.
                         */
                        count: number;
                        /** @description Those that the viewer knows, in no order but on the server. */
                        known: ("vp3" | "energy" | "publicity" | "card")[];
                    };
                };
                "probe-4": {
                    /** @description The bonus that lies open; null when the stack is empty. */
                    top: ("vp3" | "energy" | "publicity" | "card") | null;
                    /** @description Whether the 2-point tile is still there. */
                    vp: boolean;
                    /** @description Hidden things of which a viewer may know some. */
                    below: {
                        /**
                         * Format: int64
                         * @description How many there are.
                         */
                        count: number;
                        /** @description Those that the viewer knows, in no order but on the server. */
                        known: ("vp3" | "energy" | "publicity" | "card")[];
                    };
                };
                "telescope-1": {
                    /** @description The bonus that lies open; null when the stack is empty. */
                    top: ("vp3" | "energy" | "publicity" | "card") | null;
                    /** @description Whether the 2-point tile is still there. */
                    vp: boolean;
                    /** @description Hidden things of which a viewer may know some. */
                    below: {
                        /**
                         * Format: int64
                         * @description How many there are.
                         */
                        count: number;
                        /** @description Those that the viewer knows, in no order but on the server. */
                        known: ("vp3" | "energy" | "publicity" | "card")[];
                    };
                };
                "telescope-2": {
                    /** @description The bonus that lies open; null when the stack is empty. */
                    top: ("vp3" | "energy" | "publicity" | "card") | null;
                    /** @description Whether the 2-point tile is still there. */
                    vp: boolean;
                    /** @description Hidden things of which a viewer may know some. */
                    below: {
                        /**
                         * Format: int64
                         * @description How many there are.
                         */
                        count: number;
                        /** @description Those that the viewer knows, in no order but on the server. */
                        known: ("vp3" | "energy" | "publicity" | "card")[];
                    };
                };
                "telescope-3": {
                    /** @description The bonus that lies open; null when the stack is empty. */
                    top: ("vp3" | "energy" | "publicity" | "card") | null;
                    /** @description Whether the 2-point tile is still there. */
                    vp: boolean;
                    /** @description Hidden things of which a viewer may know some. */
                    below: {
                        /**
                         * Format: int64
                         * @description How many there are.
                         */
                        count: number;
                        /** @description Those that the viewer knows, in no order but on the server. */
                        known: ("vp3" | "energy" | "publicity" | "card")[];
                    };
                };
                "telescope-4": {
                    /** @description The bonus that lies open; null when the stack is empty. */
                    top: ("vp3" | "energy" | "publicity" | "card") | null;
                    /** @description Whether the 2-point tile is still there. */
                    vp: boolean;
                    /** @description Hidden things of which a viewer may know some. */
                    below: {
                        /**
                         * Format: int64
                         * @description How many there are.
                         */
                        count: number;
                        /** @description Those that the viewer knows, in no order but on the server. */
                        known: ("vp3" | "energy" | "publicity" | "card")[];
                    };
                };
                "computer-1": {
                    /** @description The bonus that lies open; null when the stack is empty. */
                    top: ("vp3" | "energy" | "publicity" | "card") | null;
                    /** @description Whether the 2-point tile is still there. */
                    vp: boolean;
                    /** @description Hidden things of which a viewer may know some. */
                    below: {
                        /**
                         * Format: int64
                         * @description How many there are.
                         */
                        count: number;
                        /** @description Those that the viewer knows, in no order but on the server. */
                        known: ("vp3" | "energy" | "publicity" | "card")[];
                    };
                };
                "computer-2": {
                    /** @description The bonus that lies open; null when the stack is empty. */
                    top: ("vp3" | "energy" | "publicity" | "card") | null;
                    /** @description Whether the 2-point tile is still there. */
                    vp: boolean;
                    /** @description Hidden things of which a viewer may know some. */
                    below: {
                        /**
                         * Format: int64
                         * @description How many there are.
                         */
                        count: number;
                        /** @description Those that the viewer knows, in no order but on the server. */
                        known: ("vp3" | "energy" | "publicity" | "card")[];
                    };
                };
                "computer-3": {
                    /** @description The bonus that lies open; null when the stack is empty. */
                    top: ("vp3" | "energy" | "publicity" | "card") | null;
                    /** @description Whether the 2-point tile is still there. */
                    vp: boolean;
                    /** @description Hidden things of which a viewer may know some. */
                    below: {
                        /**
                         * Format: int64
                         * @description How many there are.
                         */
                        count: number;
                        /** @description Those that the viewer knows, in no order but on the server. */
                        known: ("vp3" | "energy" | "publicity" | "card")[];
                    };
                };
                "computer-4": {
                    /** @description The bonus that lies open; null when the stack is empty. */
                    top: ("vp3" | "energy" | "publicity" | "card") | null;
                    /** @description Whether the 2-point tile is still there. */
                    vp: boolean;
                    /** @description Hidden things of which a viewer may know some. */
                    below: {
                        /**
                         * Format: int64
                         * @description How many there are.
                         */
                        count: number;
                        /** @description Those that the viewer knows, in no order but on the server. */
                        known: ("vp3" | "energy" | "publicity" | "card")[];
                    };
                };
            };
            gold: {
                /** @enum {string} */
                tile: "tech" | "mission" | "income" | "other";
                /** @enum {string} */
                side: "A" | "B";
                marks: {
                    /** Format: int32 */
                    seat: number;
                    /** Format: int32 */
                    space: number;
                }[];
            }[];
            /** @description Neutral markers waiting at their milestones. */
            neutral: {
                /** Format: int64 */
                at: number;
                /** Format: int64 */
                left: number;
            }[];
            sectors: {
                procyon: {
                    /**
                     * Format: int64
                     * @description Data left in the slot.
                     */
                    data: number;
                    /** @description Seats in order of placing; those beyond the slot earned no data. */
                    markers: number[];
                    /** @description Winners so far, in order. */
                    wins: number[];
                };
                vega: {
                    /**
                     * Format: int64
                     * @description Data left in the slot.
                     */
                    data: number;
                    /** @description Seats in order of placing; those beyond the slot earned no data. */
                    markers: number[];
                    /** @description Winners so far, in order. */
                    wins: number[];
                };
                "sirius-a": {
                    /**
                     * Format: int64
                     * @description Data left in the slot.
                     */
                    data: number;
                    /** @description Seats in order of placing; those beyond the slot earned no data. */
                    markers: number[];
                    /** @description Winners so far, in order. */
                    wins: number[];
                };
                "barnards-star": {
                    /**
                     * Format: int64
                     * @description Data left in the slot.
                     */
                    data: number;
                    /** @description Seats in order of placing; those beyond the slot earned no data. */
                    markers: number[];
                    /** @description Winners so far, in order. */
                    wins: number[];
                };
                "kepler-22": {
                    /**
                     * Format: int64
                     * @description Data left in the slot.
                     */
                    data: number;
                    /** @description Seats in order of placing; those beyond the slot earned no data. */
                    markers: number[];
                    /** @description Winners so far, in order. */
                    wins: number[];
                };
                "proxima-centauri": {
                    /**
                     * Format: int64
                     * @description Data left in the slot.
                     */
                    data: number;
                    /** @description Seats in order of placing; those beyond the slot earned no data. */
                    markers: number[];
                    /** @description Winners so far, in order. */
                    wins: number[];
                };
                "61-virginis": {
                    /**
                     * Format: int64
                     * @description Data left in the slot.
                     */
                    data: number;
                    /** @description Seats in order of placing; those beyond the slot earned no data. */
                    markers: number[];
                    /** @description Winners so far, in order. */
                    wins: number[];
                };
                "beta-pictoris": {
                    /**
                     * Format: int64
                     * @description Data left in the slot.
                     */
                    data: number;
                    /** @description Seats in order of placing; those beyond the slot earned no data. */
                    markers: number[];
                    /** @description Winners so far, in order. */
                    wins: number[];
                };
            };
            planets: {
                mercury: {
                    orbiters: {
                        /** Format: int32 */
                        seat: number;
                        /** @description Covers the first space. */
                        first: boolean;
                    }[];
                    landers: {
                        /** Format: int32 */
                        seat: number;
                        moon: ("phobos" | "io" | "europa" | "ganymede" | "callisto" | "enceladus" | "titan" | "titania" | "triton") | null;
                        /** @description Which of the data spaces it covers. */
                        data: number | null;
                    }[];
                };
                venus: {
                    orbiters: {
                        /** Format: int32 */
                        seat: number;
                        /** @description Covers the first space. */
                        first: boolean;
                    }[];
                    landers: {
                        /** Format: int32 */
                        seat: number;
                        moon: ("phobos" | "io" | "europa" | "ganymede" | "callisto" | "enceladus" | "titan" | "titania" | "triton") | null;
                        /** @description Which of the data spaces it covers. */
                        data: number | null;
                    }[];
                };
                mars: {
                    orbiters: {
                        /** Format: int32 */
                        seat: number;
                        /** @description Covers the first space. */
                        first: boolean;
                    }[];
                    landers: {
                        /** Format: int32 */
                        seat: number;
                        moon: ("phobos" | "io" | "europa" | "ganymede" | "callisto" | "enceladus" | "titan" | "titania" | "triton") | null;
                        /** @description Which of the data spaces it covers. */
                        data: number | null;
                    }[];
                };
                jupiter: {
                    orbiters: {
                        /** Format: int32 */
                        seat: number;
                        /** @description Covers the first space. */
                        first: boolean;
                    }[];
                    landers: {
                        /** Format: int32 */
                        seat: number;
                        moon: ("phobos" | "io" | "europa" | "ganymede" | "callisto" | "enceladus" | "titan" | "titania" | "triton") | null;
                        /** @description Which of the data spaces it covers. */
                        data: number | null;
                    }[];
                };
                saturn: {
                    orbiters: {
                        /** Format: int32 */
                        seat: number;
                        /** @description Covers the first space. */
                        first: boolean;
                    }[];
                    landers: {
                        /** Format: int32 */
                        seat: number;
                        moon: ("phobos" | "io" | "europa" | "ganymede" | "callisto" | "enceladus" | "titan" | "titania" | "triton") | null;
                        /** @description Which of the data spaces it covers. */
                        data: number | null;
                    }[];
                };
                uranus: {
                    orbiters: {
                        /** Format: int32 */
                        seat: number;
                        /** @description Covers the first space. */
                        first: boolean;
                    }[];
                    landers: {
                        /** Format: int32 */
                        seat: number;
                        moon: ("phobos" | "io" | "europa" | "ganymede" | "callisto" | "enceladus" | "titan" | "titania" | "triton") | null;
                        /** @description Which of the data spaces it covers. */
                        data: number | null;
                    }[];
                };
                neptune: {
                    orbiters: {
                        /** Format: int32 */
                        seat: number;
                        /** @description Covers the first space. */
                        first: boolean;
                    }[];
                    landers: {
                        /** Format: int32 */
                        seat: number;
                        moon: ("phobos" | "io" | "europa" | "ganymede" | "callisto" | "enceladus" | "titan" | "titania" | "triton") | null;
                        /** @description Which of the data spaces it covers. */
                        data: number | null;
                    }[];
                };
                oumuamua: {
                    orbiters: {
                        /** Format: int32 */
                        seat: number;
                        /** @description Covers the first space. */
                        first: boolean;
                    }[];
                    landers: {
                        /** Format: int32 */
                        seat: number;
                        moon: ("phobos" | "io" | "europa" | "ganymede" | "callisto" | "enceladus" | "titan" | "titania" | "triton") | null;
                        /** @description Which of the data spaces it covers. */
                        data: number | null;
                    }[];
                };
            };
            species: {
                /** @description Which species; null until it is discovered. */
                id: ("mascamites" | "anomalies" | "oumuamua" | "centaurians" | "exertians") | null;
                discovered: boolean;
                /** @description Markers on the discovery spaces. */
                discovery: {
                    red: (number | "neutral") | null;
                    yellow: (number | "neutral") | null;
                    blue: (number | "neutral") | null;
                };
                overflow: {
                    /** Format: int32 */
                    seat: number;
                    /** @enum {string} */
                    color: "red" | "yellow" | "blue";
                }[];
                /** @description Markers on the board of a discovered species, in order of placing. */
                marks: {
                    space: string;
                    /** Format: int32 */
                    seat: number;
                }[];
                /** @description Hidden things of which a viewer may know some. */
                deck: {
                    /**
                     * Format: int64
                     * @description How many there are.
                     */
                    count: number;
                    /** @description Those that the viewer knows, in no order but on the server. */
                    known: string[];
                };
                /** @description The open card of the species. */
                faceUp: string | null;
            }[];
            /** @description Hidden things of which a viewer may know some. */
            box: {
                /**
                 * Format: int64
                 * @description How many there are.
                 */
                count: number;
                /** @description Those that the viewer knows, in no order but on the server. */
                known: ("mascamites" | "anomalies" | "oumuamua" | "centaurians" | "exertians")[];
            };
            /** @description What the discovered species bring to the table. */
            own: {
                mascamites: {
                    /** @description Samples that lie face down at a planet; a seat knows those it has looked at while none was taken since. */
                    jupiter: {
                        /** Format: int32 */
                        count: number;
                        known: ("publicity3" | "vp7" | "vp3card" | "card2" | "data2" | "energy2" | "credit2")[];
                    };
                    /** @description Samples that lie face down at a planet; a seat knows those it has looked at while none was taken since. */
                    saturn: {
                        /** Format: int32 */
                        count: number;
                        known: ("publicity3" | "vp7" | "vp3card" | "card2" | "data2" | "energy2" | "credit2")[];
                    };
                    /**
                     * Format: int32
                     * @description How many capsules there have been.
                     */
                    filled: number;
                    /** @description Capsules on their way. */
                    capsules: {
                        /** Format: int32 */
                        number: number;
                        /** Format: int32 */
                        seat: number;
                        at: string;
                        /** @description Known to its seat only. */
                        sample: ("publicity3" | "vp7" | "vp3card" | "card2" | "data2" | "energy2" | "credit2") | null;
                    }[];
                    /** @description Samples on the blue spaces of the board: the first from the discovery, then as delivered. */
                    open: ("publicity3" | "vp7" | "vp3card" | "card2" | "data2" | "energy2" | "credit2")[];
                } | null;
                anomalies: {
                    tokens: {
                        /** @enum {string} */
                        color: "red" | "yellow" | "blue";
                        /**
                         * Format: int32
                         * @description Which of its two sides shows.
                         */
                        side: number;
                        /** Format: int32 */
                        sector: number;
                    }[];
                } | null;
                oumuamua: {
                    /**
                     * Format: int32
                     * @description Data left on the tile.
                     */
                    data: number;
                    /** @description Seats with signals on the tile, in order of placing. */
                    markers: number[];
                } | null;
                centaurians: {
                    /** @description Messages under way, in the order they were sent. */
                    messages: {
                        /** Format: int32 */
                        seat: number;
                        /**
                         * Format: int64
                         * @description The score at which it arrives.
                         */
                        at: number;
                        /** @description The card that waits for it; null for the first message of a seat. */
                        card: string | null;
                    }[];
                    /** @description Rewards for first messages that are taken. */
                    rewards: number[];
                } | null;
                exertians: {
                    /** @description The scores of its two milestones. */
                    at: number[];
                    /** @description Seats that have reached each of them. */
                    reached: number[][];
                    /** @description Cards of the Exertians that each seat holds, by seat. */
                    held: {
                        /** Format: int64 */
                        count: number;
                        known: string[];
                    }[];
                    /** @description Those it has played face down, open after the end. */
                    played: {
                        /** Format: int64 */
                        count: number;
                        known: string[];
                    }[];
                    /** @description Those that left the match unseen. */
                    gone: {
                        /** Format: int64 */
                        count: number;
                        known: string[];
                    };
                } | null;
            };
            /** @description By seat. */
            players: {
                /** Format: int64 */
                score: number;
                /** Format: int32 */
                publicity: number;
                /** Format: int64 */
                credit: number;
                /** Format: int64 */
                energy: number;
                /** Format: int32 */
                data: number;
                /** Format: int64 */
                exofossil: number;
                /** @description Where the probes in space are. */
                probes: string[];
                computer: {
                    /**
                     * Format: int32
                     * @description How many top spaces are covered, from the left.
                     */
                    top: number;
                    techs: {
                        /** @enum {string} */
                        tech: "probe-1" | "probe-2" | "probe-3" | "probe-4" | "telescope-1" | "telescope-2" | "telescope-3" | "telescope-4" | "computer-1" | "computer-2" | "computer-3" | "computer-4";
                        /** Format: int32 */
                        column: number;
                    }[];
                    /** @description Columns whose lower space is covered. */
                    bottom: number[];
                };
                techs: ("probe-1" | "probe-2" | "probe-3" | "probe-4" | "telescope-1" | "telescope-2" | "telescope-3" | "telescope-4" | "computer-1" | "computer-2" | "computer-3" | "computer-4")[];
                /** @description Cards below the income card. */
                tucked: string[];
                /** @description Open missions in front of the seat, with the slots that are covered. */
                missions: {
                    card: string;
                    covered: number[];
                }[];
                /** @description Completed missions. */
                done: string[];
                /** @description Cards kept for the end. */
                endgame: string[];
                /** @description Milestones that were reached. */
                tiles: number[];
                /** @description Cards of the round’s stack that the seat saw and left. */
                seen: {
                    /**
                     * Format: int64
                     * @description How many there are.
                     */
                    count: number;
                    /** @description Those that the viewer knows, in no order but on the server. */
                    known: string[];
                };
            }[];
            /** @description By seat. */
            hands: {
                /**
                 * Format: int64
                 * @description How many there are.
                 */
                count: number;
                /** @description Those that the viewer knows, in no order but on the server. */
                known: string[];
            }[];
        };
        SignalTouched: {
            /**
             * @description Of this colour.
             * @enum {string}
             */
            colour?: "W" | "B";
            /**
             * @description Of this shape.
             * @enum {string}
             */
            shape?: "disc" | "cube" | "tri" | "rod";
            /**
             * @description Pointing or lying like this.
             * @enum {string}
             */
            facing?: "N" | "E" | "S" | "W" | "H" | "V";
            /**
             * @description In this region.
             * @enum {string}
             */
            in?: "center" | "core" | "ring" | "disk" | "midline" | "meridian" | "marks" | "left" | "right" | "near" | "far" | "edge";
            /**
             * @description Not in this region.
             * @enum {string}
             */
            out?: "center" | "core" | "ring" | "disk" | "midline" | "meridian" | "marks" | "left" | "right" | "near" | "far" | "edge";
            /** @description True: touches nothing; false: touches something. */
            alone?: boolean;
            /**
             * @description Alone in its cell, in a stack of two or more, or on top or at the base of one.
             * @enum {string}
             */
            stack?: "single" | "stacked" | "top" | "base";
        };
        SignalAlternative: {
            /**
             * @description Of this colour.
             * @enum {string}
             */
            colour?: "W" | "B";
            /**
             * @description Of this shape.
             * @enum {string}
             */
            shape?: "disc" | "cube" | "tri" | "rod";
            /**
             * @description Pointing or lying like this.
             * @enum {string}
             */
            facing?: "N" | "E" | "S" | "W" | "H" | "V";
            /**
             * @description In this region.
             * @enum {string}
             */
            in?: "center" | "core" | "ring" | "disk" | "midline" | "meridian" | "marks" | "left" | "right" | "near" | "far" | "edge";
            /**
             * @description Not in this region.
             * @enum {string}
             */
            out?: "center" | "core" | "ring" | "disk" | "midline" | "meridian" | "marks" | "left" | "right" | "near" | "far" | "edge";
            /** @description True: touches nothing; false: touches something. */
            alone?: boolean;
            /**
             * @description Alone in its cell, in a stack of two or more, or on top or at the base of one.
             * @enum {string}
             */
            stack?: "single" | "stacked" | "top" | "base";
            /** @description Touches a piece that is like this. */
            touching?: components["schemas"]["SignalTouched"];
        };
        SignalSelector: {
            /**
             * @description Of this colour.
             * @enum {string}
             */
            colour?: "W" | "B";
            /**
             * @description Of this shape.
             * @enum {string}
             */
            shape?: "disc" | "cube" | "tri" | "rod";
            /**
             * @description Pointing or lying like this.
             * @enum {string}
             */
            facing?: "N" | "E" | "S" | "W" | "H" | "V";
            /**
             * @description In this region.
             * @enum {string}
             */
            in?: "center" | "core" | "ring" | "disk" | "midline" | "meridian" | "marks" | "left" | "right" | "near" | "far" | "edge";
            /**
             * @description Not in this region.
             * @enum {string}
             */
            out?: "center" | "core" | "ring" | "disk" | "midline" | "meridian" | "marks" | "left" | "right" | "near" | "far" | "edge";
            /** @description True: touches nothing; false: touches something. */
            alone?: boolean;
            /**
             * @description Alone in its cell, in a stack of two or more, or on top or at the base of one.
             * @enum {string}
             */
            stack?: "single" | "stacked" | "top" | "base";
            /** @description Touches a piece that is like this. */
            touching?: components["schemas"]["SignalTouched"];
            /** @description Is like one of these. */
            either?: components["schemas"]["SignalAlternative"][];
            /**
             * @description Of those, the leftmost (W), rightmost (E), nearest to the Alien (N) or to the Experts (S); all that tie.
             * @enum {string}
             */
            extreme?: "N" | "E" | "S" | "W";
        };
        SignalGoal: {
            /** @description The whole mat, anywhere on it: colour, shape, facing, then columns, rows and level from a first cell; * is any. */
            pattern?: string[];
            /** @description The pattern may lie in quarter turns. */
            rotate?: boolean;
            /** @description The pattern may be mirrored. */
            reflect?: boolean;
            /**
             * Format: int32
             * @description Number of pieces on the mat.
             */
            total?: number;
            /** @description So many of such pieces. */
            has?: {
                /** @description Pieces like this. */
                which: components["schemas"]["SignalSelector"];
                /**
                 * Format: int32
                 * @description How many.
                 */
                number: number;
            }[];
            /**
             * @description No two touch, or all hang together.
             * @enum {string}
             */
            touching?: "none" | "connected";
            /**
             * @description How the pieces lie.
             * @enum {string}
             */
            layout?: "rectangle" | "square" | "row" | "column" | "stack";
            /**
             * @description All lie in this region.
             * @enum {string}
             */
            in?: "center" | "core" | "ring" | "disk" | "midline" | "meridian" | "marks" | "left" | "right" | "near" | "far" | "edge";
        };
        SignalCondition: {
            /** @description Counts these pieces. */
            count: components["schemas"]["SignalSelector"];
            /**
             * @description How the number has to compare.
             * @enum {string}
             */
            is: "atLeast" | "atMost" | "equal" | "more" | "fewer";
            /**
             * Format: int32
             * @description With this number; or else give "than".
             */
            number?: number;
            /** @description With the number of these pieces. */
            than?: components["schemas"]["SignalSelector"];
        };
        SignalKind: {
            /**
             * @description Colour of the new piece.
             * @enum {string}
             */
            colour: "W" | "B";
            /**
             * @description Shape of the new piece.
             * @enum {string}
             */
            shape: "disc" | "cube" | "tri" | "rod";
            /**
             * @description How it lies; north or flat if left out.
             * @enum {string}
             */
            facing?: "N" | "E" | "S" | "W" | "H" | "V";
        };
        SignalLooseRule: {
            /**
             * @description What is done.
             * @enum {string}
             */
            op: "remove" | "add" | "move" | "toward" | "away" | "onto" | "goto" | "become" | "turn" | "swap" | "mirror" | "spin" | "unstack" | "meet";
            /** @description The rule is skipped unless this holds. */
            when?: components["schemas"]["SignalCondition"];
            /** @description The pieces that it acts on; all if left out. */
            which?: components["schemas"]["SignalSelector"];
            /**
             * Format: int32
             * @description How many of them, the Alien chooses which; fewer there, and the rule is skipped. All if left out.
             */
            count?: number;
            /**
             * @description Direction of travel.
             * @enum {string}
             */
            towards?: "N" | "E" | "S" | "W";
            /**
             * Format: int32
             * @description So many cells; or else give "far".
             */
            steps?: number;
            /**
             * @description To the edge or an obstacle; until touching; or any distance, as the Alien likes.
             * @enum {string}
             */
            far?: "edge" | "touch" | "any";
            /** @description What it goes to or onto. */
            target?: components["schemas"]["SignalSelector"];
            /**
             * @description Each goes to the nearest (as if left out), to one that the Alien chooses, or all to the same chosen one.
             * @enum {string}
             */
            pick?: "nearest" | "choose" | "shared";
            /** @description The target is then removed. */
            removeTarget?: boolean;
            /** @description What they flee; the others of their own if left out. */
            from?: components["schemas"]["SignalSelector"];
            /** @description Only onto pieces that it touches. */
            beside?: boolean;
            /**
             * @description The region whose nearest free cell it goes to.
             * @enum {string}
             */
            region?: "center" | "core" | "ring" | "disk" | "midline" | "meridian" | "marks" | "left" | "right" | "near" | "far" | "edge";
            /**
             * @description The new colour; flip is the other one.
             * @enum {string}
             */
            colour?: "W" | "B" | "flip";
            /**
             * @description The new shape.
             * @enum {string}
             */
            shape?: "disc" | "cube" | "tri" | "rod";
            /**
             * Format: int32
             * @description Quarter turns clockwise.
             */
            quarters?: number;
            /**
             * @description The line that is mirrored in.
             * @enum {string}
             */
            axis?: "meridian" | "midline";
            /** @description One of these, as the Alien chooses. */
            a?: components["schemas"]["SignalSelector"];
            /** @description And one of these. */
            b?: components["schemas"]["SignalSelector"];
            /** @description The piece that is added. */
            kind?: components["schemas"]["SignalKind"];
            /** @description At this cell. */
            cell?: string;
            /** @description Beside pieces like this, on the sides named. */
            besides?: components["schemas"]["SignalSelector"];
            /** @description The sides of "besides". */
            sides?: ("N" | "E" | "S" | "W")[];
            /** @description On top of pieces like this. */
            on?: components["schemas"]["SignalSelector"];
            /** @description In the exact middle of two such pieces. */
            between?: components["schemas"]["SignalSelector"][];
        };
        SignalRule: {
            /** @constant */
            op: "remove";
            /** @description The rule is skipped unless this holds. */
            when?: components["schemas"]["SignalCondition"];
            /** @description The pieces that it acts on; all if left out. */
            which?: components["schemas"]["SignalSelector"];
            /**
             * Format: int32
             * @description How many of them, the Alien chooses which; fewer there, and the rule is skipped. All if left out.
             */
            count?: number;
        } | {
            /** @constant */
            op: "add";
            /** @description The rule is skipped unless this holds. */
            when?: components["schemas"]["SignalCondition"];
            /** @description The piece that is added. */
            kind: components["schemas"]["SignalKind"];
            /** @description At this cell. */
            cell?: string;
            /** @description Beside pieces like this, on the sides named. */
            besides?: components["schemas"]["SignalSelector"];
            /** @description The sides of "besides". */
            sides?: ("N" | "E" | "S" | "W")[];
            /** @description On top of pieces like this. */
            on?: components["schemas"]["SignalSelector"];
            /** @description In the exact middle of two such pieces. */
            between?: components["schemas"]["SignalSelector"][];
            /**
             * Format: int32
             * @description How many of them, the Alien chooses which; fewer there, and the rule is skipped. All if left out.
             */
            count?: number;
        } | {
            /** @constant */
            op: "move";
            /** @description The rule is skipped unless this holds. */
            when?: components["schemas"]["SignalCondition"];
            /** @description The pieces that it acts on; all if left out. */
            which?: components["schemas"]["SignalSelector"];
            /**
             * Format: int32
             * @description How many of them, the Alien chooses which; fewer there, and the rule is skipped. All if left out.
             */
            count?: number;
            /**
             * @description Direction of travel.
             * @enum {string}
             */
            towards: "N" | "E" | "S" | "W";
            /**
             * Format: int32
             * @description So many cells; or else give "far".
             */
            steps?: number;
            /**
             * @description To the edge or an obstacle; until touching; or any distance, as the Alien likes.
             * @enum {string}
             */
            far?: "edge" | "touch" | "any";
        } | {
            /** @constant */
            op: "toward";
            /** @description The rule is skipped unless this holds. */
            when?: components["schemas"]["SignalCondition"];
            /** @description The pieces that it acts on; all if left out. */
            which?: components["schemas"]["SignalSelector"];
            /**
             * Format: int32
             * @description How many of them, the Alien chooses which; fewer there, and the rule is skipped. All if left out.
             */
            count?: number;
            /** @description What it goes to or onto. */
            target: components["schemas"]["SignalSelector"];
            /**
             * Format: int32
             * @description So many cells; or else give "far".
             */
            steps?: number;
            /**
             * @description To the edge or an obstacle; until touching; or any distance, as the Alien likes.
             * @enum {string}
             */
            far?: "edge" | "touch" | "any";
            /**
             * @description Each goes to the nearest (as if left out), to one that the Alien chooses, or all to the same chosen one.
             * @enum {string}
             */
            pick?: "nearest" | "choose" | "shared";
            /** @description The target is then removed. */
            removeTarget?: boolean;
        } | {
            /** @constant */
            op: "away";
            /** @description The rule is skipped unless this holds. */
            when?: components["schemas"]["SignalCondition"];
            /** @description The pieces that it acts on; all if left out. */
            which?: components["schemas"]["SignalSelector"];
            /**
             * Format: int32
             * @description How many of them, the Alien chooses which; fewer there, and the rule is skipped. All if left out.
             */
            count?: number;
            /** @description What they flee; the others of their own if left out. */
            from?: components["schemas"]["SignalSelector"];
            /**
             * Format: int32
             * @description So many cells; or else give "far".
             */
            steps?: number;
            /**
             * @description To the edge or an obstacle; until touching; or any distance, as the Alien likes.
             * @enum {string}
             */
            far?: "edge" | "touch" | "any";
        } | {
            /** @constant */
            op: "onto";
            /** @description The rule is skipped unless this holds. */
            when?: components["schemas"]["SignalCondition"];
            /** @description The pieces that it acts on; all if left out. */
            which?: components["schemas"]["SignalSelector"];
            /**
             * Format: int32
             * @description How many of them, the Alien chooses which; fewer there, and the rule is skipped. All if left out.
             */
            count?: number;
            /** @description What it goes to or onto. */
            target: components["schemas"]["SignalSelector"];
            /** @description Only onto pieces that it touches. */
            beside?: boolean;
        } | {
            /** @constant */
            op: "goto";
            /** @description The rule is skipped unless this holds. */
            when?: components["schemas"]["SignalCondition"];
            /** @description The pieces that it acts on; all if left out. */
            which?: components["schemas"]["SignalSelector"];
            /**
             * Format: int32
             * @description How many of them, the Alien chooses which; fewer there, and the rule is skipped. All if left out.
             */
            count?: number;
            /**
             * @description The region whose nearest free cell it goes to.
             * @enum {string}
             */
            region: "center" | "core" | "ring" | "disk" | "midline" | "meridian" | "marks" | "left" | "right" | "near" | "far" | "edge";
        } | {
            /** @constant */
            op: "become";
            /** @description The rule is skipped unless this holds. */
            when?: components["schemas"]["SignalCondition"];
            /** @description The pieces that it acts on; all if left out. */
            which?: components["schemas"]["SignalSelector"];
            /**
             * Format: int32
             * @description How many of them, the Alien chooses which; fewer there, and the rule is skipped. All if left out.
             */
            count?: number;
            /**
             * @description The new colour; flip is the other one.
             * @enum {string}
             */
            colour?: "W" | "B" | "flip";
            /**
             * @description The new shape.
             * @enum {string}
             */
            shape?: "disc" | "cube" | "tri" | "rod";
        } | {
            /** @constant */
            op: "turn";
            /** @description The rule is skipped unless this holds. */
            when?: components["schemas"]["SignalCondition"];
            /** @description The pieces that it acts on; all if left out. */
            which?: components["schemas"]["SignalSelector"];
            /**
             * Format: int32
             * @description How many of them, the Alien chooses which; fewer there, and the rule is skipped. All if left out.
             */
            count?: number;
            /**
             * Format: int32
             * @description Quarter turns clockwise.
             */
            quarters: number;
        } | {
            /** @constant */
            op: "swap";
            /** @description The rule is skipped unless this holds. */
            when?: components["schemas"]["SignalCondition"];
            /** @description One of these, as the Alien chooses. */
            a: components["schemas"]["SignalSelector"];
            /** @description And one of these. */
            b: components["schemas"]["SignalSelector"];
        } | {
            /** @constant */
            op: "mirror";
            /** @description The rule is skipped unless this holds. */
            when?: components["schemas"]["SignalCondition"];
            /** @description The pieces that it acts on; all if left out. */
            which?: components["schemas"]["SignalSelector"];
            /**
             * Format: int32
             * @description How many of them, the Alien chooses which; fewer there, and the rule is skipped. All if left out.
             */
            count?: number;
            /**
             * @description The line that is mirrored in.
             * @enum {string}
             */
            axis: "meridian" | "midline";
        } | {
            /** @constant */
            op: "spin";
            /** @description The rule is skipped unless this holds. */
            when?: components["schemas"]["SignalCondition"];
            /** @description The pieces that it acts on; all if left out. */
            which?: components["schemas"]["SignalSelector"];
            /**
             * Format: int32
             * @description How many of them, the Alien chooses which; fewer there, and the rule is skipped. All if left out.
             */
            count?: number;
            /**
             * Format: int32
             * @description Quarter turns clockwise.
             */
            quarters: number;
        } | {
            /** @constant */
            op: "unstack";
            /** @description The rule is skipped unless this holds. */
            when?: components["schemas"]["SignalCondition"];
            /** @description The pieces that it acts on; all if left out. */
            which?: components["schemas"]["SignalSelector"];
            /**
             * Format: int32
             * @description How many of them, the Alien chooses which; fewer there, and the rule is skipped. All if left out.
             */
            count?: number;
            /**
             * @description Direction of travel.
             * @enum {string}
             */
            towards: "N" | "E" | "S" | "W";
        } | {
            /** @constant */
            op: "meet";
            /** @description The rule is skipped unless this holds. */
            when?: components["schemas"]["SignalCondition"];
            /** @description One of these, as the Alien chooses. */
            a: components["schemas"]["SignalSelector"];
            /** @description And one of these. */
            b: components["schemas"]["SignalSelector"];
        };
    };
    responses: {
        /** @description Codes: bad-parameter, bad-header, idempotency-key-weak, malformed-request, malformed-json. */
        Problem400: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Cache-Control": components["headers"]["Cache-Control"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 400;
                    /** @enum {unknown} */
                    code?: "bad-parameter" | "bad-header" | "idempotency-key-weak" | "malformed-request" | "malformed-json";
                };
            };
        };
        /** @description Codes: token-missing, token-invalid. */
        Problem401: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 401;
                    /** @enum {unknown} */
                    code?: "token-missing" | "token-invalid";
                };
            };
        };
        /** @description Codes: aid-not-yours, not-allowed, talk-forbidden, wrong-role (A Message From the Stars), aid-off (A Message From the Stars), aid-not-yours (A Message From the Stars), wrong-role (Signal), no-token (Signal). */
        Problem403: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Cache-Control": components["headers"]["Cache-Control"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 403;
                    /** @enum {unknown} */
                    code?: "aid-not-yours" | "not-allowed" | "talk-forbidden" | "wrong-role" | "aid-off" | "no-token";
                };
            };
        };
        /** @description Codes: not-found, revision-ahead. */
        Problem404: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Cache-Control": components["headers"]["Cache-Control"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 404;
                    /** @enum {unknown} */
                    code?: "not-found" | "revision-ahead";
                };
            };
        };
        /** @description Codes: not-started, match-over, not-your-turn, wrong-phase, seat-resigned, not-away, nothing-to-undo, undo-not-possible, match-paused, proposal-open, no-proposal, not-your-proposal, nothing-to-propose, prompt-gone, notes-full, talk-full, subscriptions-full, invitations-full, invitation-over, not-offered, seat-taken, match-running, match-not-over, word-standing (Bletchley), word-needed (Bletchley), not-asked (Bletchley), confer-instead (A Message From the Stars), no-conferring (A Message From the Stars), round-closed (Message in a Bottle), out-this-round (Message in a Bottle), passed-this-round (Message in a Bottle), not-under-this-effect (Message in a Bottle), not-shorter (Message in a Bottle), challenge-running (Message in a Bottle), word-standing (Message in a Bottle), bottle-covered (Message in a Bottle), vote-running (Message in a Bottle), no-such-vote (Message in a Bottle), rule-off (Message in a Bottle), not-opened (Message in a Bottle), opened-already (Message in a Bottle), answered-already (Message in a Bottle), thought-already (Message in a Bottle), ready-already (Message in a Bottle), split-over (Signal), wrong-number (Signal), ability-gone (Signal), ability-not-now (Signal), not-callable (Signal), question-open (Signal), no-question (Signal), wrong-input (Signal), free-action-open (SETI), answer-needed (SETI), nothing-asked (SETI). */
        Problem409: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Cache-Control": components["headers"]["Cache-Control"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 409;
                    /** @enum {unknown} */
                    code?: "not-started" | "match-over" | "not-your-turn" | "wrong-phase" | "seat-resigned" | "not-away" | "nothing-to-undo" | "undo-not-possible" | "match-paused" | "proposal-open" | "no-proposal" | "not-your-proposal" | "nothing-to-propose" | "prompt-gone" | "notes-full" | "talk-full" | "subscriptions-full" | "invitations-full" | "invitation-over" | "not-offered" | "seat-taken" | "match-running" | "match-not-over" | "word-standing" | "word-needed" | "not-asked" | "confer-instead" | "no-conferring" | "round-closed" | "out-this-round" | "passed-this-round" | "not-under-this-effect" | "not-shorter" | "challenge-running" | "bottle-covered" | "vote-running" | "no-such-vote" | "rule-off" | "not-opened" | "opened-already" | "answered-already" | "thought-already" | "ready-already" | "split-over" | "wrong-number" | "ability-gone" | "ability-not-now" | "not-callable" | "question-open" | "no-question" | "wrong-input" | "free-action-open" | "answer-needed" | "nothing-asked";
                };
            };
        };
        /** @description Codes: stale-revision, stale-note. */
        Problem412: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Cache-Control": components["headers"]["Cache-Control"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 412;
                    /** @enum {unknown} */
                    code?: "stale-revision" | "stale-note";
                };
            };
        };
        /** @description Codes: invalid-command, unknown-command, invalid-notation, invalid-query, invalid-body, idempotency-key-reused, receiver-refused, unknown-game, invalid-options, invalid-seats, words-missing, word-letters (Bletchley), word-length (Bletchley), letters-not-available (Bletchley), word-used (Bletchley), word-unknown (Bletchley), no-such-position (Bletchley), position-taken (Bletchley), position-empty (Bletchley), own-board (Bletchley), no-such-target (Bletchley), card-not-in-hand (Bletchley), wrong-cost (Bletchley), too-weak (Bletchley), no-such-offer (Bletchley), invalid-word (A Message From the Stars), word-too-close (A Message From the Stars), word-unknown (A Message From the Stars), letters-not-different (A Message From the Stars), malformed-word (Message in a Bottle), wrong-dice (Message in a Bottle), choose-one (Signal), bad-card (Signal), bad-split (Signal), too-many-pieces (Signal), not-in-supply (Signal), stack-gap (Signal), wrong-facing (Signal), off-the-mat (Signal), piece-unreadable (Signal), goal-as-input (Signal), ability-fields (Signal), unknown-term (Signal), too-different (Signal), no-such-choice (Signal), choice-needed (Signal), still-point-broken (Signal), response-not-reachable (Signal), cannot-pay (SETI), card-not-in-hand (SETI), probe-limit (SETI), no-probe-there (SETI), not-adjacent (SETI), cannot-land-there (SETI), computer-not-full (SETI), space-not-open (SETI), no-such-mission (SETI), condition-not-met (SETI), nothing-to-deliver (SETI), no-such-exchange (SETI), nothing-to-gain (SETI), no-such-way (SETI). */
        Problem422: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Cache-Control": components["headers"]["Cache-Control"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 422;
                    /** @enum {unknown} */
                    code?: "invalid-command" | "unknown-command" | "invalid-notation" | "invalid-query" | "invalid-body" | "idempotency-key-reused" | "receiver-refused" | "unknown-game" | "invalid-options" | "invalid-seats" | "words-missing" | "word-letters" | "word-length" | "letters-not-available" | "word-used" | "word-unknown" | "no-such-position" | "position-taken" | "position-empty" | "own-board" | "no-such-target" | "card-not-in-hand" | "wrong-cost" | "too-weak" | "no-such-offer" | "invalid-word" | "word-too-close" | "letters-not-different" | "malformed-word" | "wrong-dice" | "choose-one" | "bad-card" | "bad-split" | "too-many-pieces" | "not-in-supply" | "stack-gap" | "wrong-facing" | "off-the-mat" | "piece-unreadable" | "goal-as-input" | "ability-fields" | "unknown-term" | "too-different" | "no-such-choice" | "choice-needed" | "still-point-broken" | "response-not-reachable" | "cannot-pay" | "probe-limit" | "no-probe-there" | "not-adjacent" | "cannot-land-there" | "computer-not-full" | "space-not-open" | "no-such-mission" | "condition-not-met" | "nothing-to-deliver" | "no-such-exchange" | "nothing-to-gain" | "no-such-way";
                };
            };
        };
        /** @description Codes: too-early (Message in a Bottle). */
        Problem425: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Cache-Control": components["headers"]["Cache-Control"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 425;
                    /** @enum {unknown} */
                    code?: "too-early";
                };
            };
        };
        /** @description Codes: talk-hasty, rate-limited. */
        Problem429: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 429;
                    /** @enum {unknown} */
                    code?: "talk-hasty" | "rate-limited";
                };
            };
        };
        /** @description Codes: unavailable, outcome-unknown, answer-unsent, schema-behind, overloaded. */
        Problem503: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Cache-Control": components["headers"]["Cache-Control"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 503;
                    /** @enum {unknown} */
                    code?: "unavailable" | "outcome-unknown" | "answer-unsent" | "schema-behind" | "overloaded";
                };
            };
        };
        /** @description Codes: method-not-allowed. */
        Problem405: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Cache-Control": components["headers"]["Cache-Control"];
                Allow: components["headers"]["Allow"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 405;
                    /** @enum {unknown} */
                    code?: "method-not-allowed";
                };
            };
        };
        /** @description Codes: not-acceptable. */
        Problem406: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Cache-Control": components["headers"]["Cache-Control"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 406;
                    /** @enum {unknown} */
                    code?: "not-acceptable";
                };
            };
        };
        /** @description Codes: too-large. */
        Problem413: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Cache-Control": components["headers"]["Cache-Control"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 413;
                    /** @enum {unknown} */
                    code?: "too-large";
                };
            };
        };
        /** @description Codes: unsupported-media-type. */
        Problem415: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Cache-Control": components["headers"]["Cache-Control"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 415;
                    /** @enum {unknown} */
                    code?: "unsupported-media-type";
                };
            };
        };
        /** @description Codes: internal. */
        Problem500: {
            headers: {
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Cache-Control": components["headers"]["Cache-Control"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 500;
                    /** @enum {unknown} */
                    code?: "internal";
                };
            };
        };
    };
    parameters: {
        /**
         * @description Makes repeating the request safe; 1 to 255 visible characters, bare or as a structured string.
         * @example 6f1c2b8e-3d52-4f0a-9a77-0d5f6f0b1c2d
         */
        "Idempotency-Key": string;
        /**
         * @description The revision that is meant, as an entity tag; `*` is any.
         * @example "41"
         */
        "If-Match": string;
        /**
         * @description Entity tags that the client holds.
         * @example "41.0"
         */
        "If-None-Match": string;
        /**
         * @description `return=minimal` leaves the prompts out.
         * @example return=minimal
         */
        Prefer: string;
        /**
         * @description The revision a stream is resumed after.
         * @example 41
         */
        "Last-Event-ID": string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Revision and viewer; of a note its version.
         * @example "42.0"
         */
        ETag: string;
        /**
         * @description The address of what was made.
         * @example /v1/matches/01a22b47-03a3-7678-840a-a6785e686021
         */
        Location: string;
        /**
         * @description `true` when the answer is that of an earlier request.
         * @example true
         */
        "Idempotency-Replayed": string;
        /**
         * @description What is left of the quota, a structured list (draft-ietf-httpapi-ratelimit-headers). Not told where the platform counts, but in the 429.
         * @example "read";r=1199;t=1
         */
        RateLimit: string;
        /**
         * @description The quota: so many in so many seconds.
         * @example "read";q=1200;w=60
         */
        "RateLimit-Policy": string;
        /**
         * @description Seconds after which to come back.
         * @example 1
         */
        "Retry-After": number;
        /**
         * @description How to authenticate.
         * @example Bearer
         */
        "WWW-Authenticate": string;
        /**
         * @description The methods that this address takes.
         * @example GET, HEAD, OPTIONS
         */
        Allow: string;
        /**
         * @description Who may keep the answer, and how long.
         * @example private, no-store
         */
        "Cache-Control": string;
        /**
         * @description Request headers that the answer depends on.
         * @example Authorization
         */
        Vary: string;
        /**
         * @description Nothing in it may run or be fetched.
         * @example default-src 'none'
         */
        "Content-Security-Policy": string;
        /**
         * @description Of a stream: that no proxy may keep it back.
         * @example no
         */
        "X-Accel-Buffering": string;
        /**
         * @description The media type is what it says.
         * @example nosniff
         */
        "X-Content-Type-Options": string;
        /**
         * @description Any page may read the answer.
         * @example *
         */
        "Access-Control-Allow-Origin": string;
        /**
         * @description Headers that a page may read.
         * @example ETag,Location
         */
        "Access-Control-Expose-Headers": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listGames: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All titles */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Titles"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            405: components["responses"]["Problem405"];
            406: components["responses"]["Problem406"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the title, such as `bletchley` */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The title */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TitleDetail"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            404: components["responses"]["Problem404"];
            405: components["responses"]["Problem405"];
            406: components["responses"]["Problem406"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getGameSchema: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the title, such as `bletchley` */
                game: string;
                /** @description Which schema */
                kind: "options" | "command" | "event" | "view" | "content";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The schema */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/schema+json": {
                        [key: string]: unknown;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            404: components["responses"]["Problem404"];
            405: components["responses"]["Problem405"];
            406: components["responses"]["Problem406"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    checkContent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the title, such as `bletchley` */
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Content"];
            };
        };
        responses: {
            /** @description What was found */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentReport"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            404: components["responses"]["Problem404"];
            405: components["responses"]["Problem405"];
            406: components["responses"]["Problem406"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listMatches: {
        parameters: {
            query?: {
                /** @description Only this title */
                game?: string;
                status?: "waiting" | "active" | "finished" | "abandoned";
                /** @description Only those made with this API key */
                mine?: boolean;
                /** @description The `next` of the page before */
                cursor?: string;
                /** @description 50 if left out */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of matches */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchList"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            405: components["responses"]["Problem405"];
            406: components["responses"]["Problem406"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    createMatch: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeating the request safe; 1 to 255 visible characters, bare or as a structured string.
                 * @example 6f1c2b8e-3d52-4f0a-9a77-0d5f6f0b1c2d
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewMatch"];
            };
        };
        responses: {
            /** @description The match and its tokens */
            201: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Created"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            405: components["responses"]["Problem405"];
            406: components["responses"]["Problem406"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getMatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The match */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The head */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Match"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            404: components["responses"]["Problem404"];
            405: components["responses"]["Problem405"];
            406: components["responses"]["Problem406"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    deleteMatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The match */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed */
            204: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            405: components["responses"]["Problem405"];
            406: components["responses"]["Problem406"];
            409: components["responses"]["Problem409"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    abandonMatch: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeating the request safe; 1 to 255 visible characters, bare or as a structured string.
                 * @example 6f1c2b8e-3d52-4f0a-9a77-0d5f6f0b1c2d
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description The match */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Nothing"];
            };
        };
        responses: {
            /** @description The head after it */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Match"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            405: components["responses"]["Problem405"];
            406: components["responses"]["Problem406"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    rotateWatchToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The match */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Nothing"];
            };
        };
        responses: {
            /** @description The new token */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WatchToken"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            405: components["responses"]["Problem405"];
            406: components["responses"]["Problem406"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    claimSeat: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeating the request safe; 1 to 255 visible characters, bare or as a structured string.
                 * @example 6f1c2b8e-3d52-4f0a-9a77-0d5f6f0b1c2d
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description The match */
                id: string;
                /** @description Place at the table, counted from 0 */
                seat: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Claim"];
            };
        };
        responses: {
            /** @description The seat and its token */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeatToken"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            405: components["responses"]["Problem405"];
            406: components["responses"]["Problem406"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    replaceSeat: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeating the request safe; 1 to 255 visible characters, bare or as a structured string.
                 * @example 6f1c2b8e-3d52-4f0a-9a77-0d5f6f0b1c2d
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description The match */
                id: string;
                /** @description Place at the table, counted from 0 */
                seat: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Replacement"];
            };
        };
        responses: {
            /** @description The seat, and its new token if it has one */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeatToken"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            405: components["responses"]["Problem405"];
            406: components["responses"]["Problem406"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The match */
                id: string;
                /** @description Place at the table, counted from 0 */
                seat: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitation */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Place at the table, counted from 0
                         */
                        seat: number;
                        /**
                         * @description `confirmed`: the seat is played by mail; `declined`: the invitation was turned down; `stopped`: its reader wants no mail; `undeliverable`: the address takes none
                         * @enum {string}
                         */
                        state: "invited" | "confirmed" | "declined" | "stopped" | "undeliverable";
                        /**
                         * Format: int32
                         * @description Invitations that have gone out
                         */
                        sent: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            405: components["responses"]["Problem405"];
            406: components["responses"]["Problem406"];
            409: components["responses"]["Problem409"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    inviteAgain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The match */
                id: string;
                /** @description Place at the table, counted from 0 */
                seat: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Nothing"];
            };
        };
        responses: {
            /** @description It will be sent */
            202: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Place at the table, counted from 0
                         */
                        seat: number;
                        /**
                         * @description `confirmed`: the seat is played by mail; `declined`: the invitation was turned down; `stopped`: its reader wants no mail; `undeliverable`: the address takes none
                         * @enum {string}
                         */
                        state: "invited" | "confirmed" | "declined" | "stopped" | "undeliverable";
                        /**
                         * Format: int32
                         * @description Invitations that have gone out
                         */
                        sent: number;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            405: components["responses"]["Problem405"];
            406: components["responses"]["Problem406"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getPrompts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The match */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The open questions */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Prompts"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            405: components["responses"]["Problem405"];
            406: components["responses"]["Problem406"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    submitCommand: {
        parameters: {
            query?: {
                /** @description Judges legality alone */
                dryRun?: boolean;
            };
            header?: {
                /**
                 * @description Makes repeating the request safe; 1 to 255 visible characters, bare or as a structured string.
                 * @example 6f1c2b8e-3d52-4f0a-9a77-0d5f6f0b1c2d
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /**
                 * @description The revision that is meant, as an entity tag; `*` is any.
                 * @example "41"
                 */
                "If-Match"?: components["parameters"]["If-Match"];
                /**
                 * @description `return=minimal` leaves the prompts out.
                 * @example return=minimal
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The match */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Command"];
            };
        };
        responses: {
            /** @description The entry, and what is asked now; with `dryRun` that it is legal */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"] | components["schemas"]["Legal"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            405: components["responses"]["Problem405"];
            406: components["responses"]["Problem406"];
            409: components["responses"]["Problem409"];
            412: components["responses"]["Problem412"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            425: components["responses"]["Problem425"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    undo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeating the request safe; 1 to 255 visible characters, bare or as a structured string.
                 * @example 6f1c2b8e-3d52-4f0a-9a77-0d5f6f0b1c2d
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
                /**
                 * @description The revision that is meant, as an entity tag; `*` is any.
                 * @example "41"
                 */
                "If-Match"?: components["parameters"]["If-Match"];
                /**
                 * @description `return=minimal` leaves the prompts out.
                 * @example return=minimal
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The match */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Undo"];
            };
        };
        responses: {
            /** @description The entry, and what is asked now */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            405: components["responses"]["Problem405"];
            406: components["responses"]["Problem406"];
            409: components["responses"]["Problem409"];
            412: components["responses"]["Problem412"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getNote: {
        parameters: {
            query?: {
                /** @description `seat` if left out */
                scope?: "seat" | "team";
            };
            header?: {
                /**
                 * @description Entity tags that the client holds.
                 * @example "41.0"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description The match */
                id: string;
                /** @description Name of the note or helper */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The note */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
            /** @description Not changed */
            304: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            405: components["responses"]["Problem405"];
            406: components["responses"]["Problem406"];
            409: components["responses"]["Problem409"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    putNote: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The revision that is meant, as an entity tag; `*` is any.
                 * @example "41"
                 */
                "If-Match"?: components["parameters"]["If-Match"];
                /**
                 * @description Entity tags that the client holds.
                 * @example "41.0"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description The match */
                id: string;
                /** @description Name of the note or helper */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewNote"];
            };
        };
        responses: {
            /** @description As it is kept */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            405: components["responses"]["Problem405"];
            406: components["responses"]["Problem406"];
            409: components["responses"]["Problem409"];
            412: components["responses"]["Problem412"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getAid: {
        parameters: {
            query?: {
                /** @description What the helper takes: each parameter once */
                query?: {
                    [key: string]: string;
                };
            };
            header?: never;
            path: {
                /** @description The match */
                id: string;
                /** @description Name of the note or helper */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the helper says */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Aid"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            405: components["responses"]["Problem405"];
            406: components["responses"]["Problem406"];
            409: components["responses"]["Problem409"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listMessages: {
        parameters: {
            query?: {
                /** @description Id of a message; from the first if left out */
                after?: string;
                /** @description 100 if left out */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description The match */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of messages */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Messages"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            404: components["responses"]["Problem404"];
            405: components["responses"]["Problem405"];
            406: components["responses"]["Problem406"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    sendMessage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeating the request safe; 1 to 255 visible characters, bare or as a structured string.
                 * @example 6f1c2b8e-3d52-4f0a-9a77-0d5f6f0b1c2d
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description The match */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewMessage"];
            };
        };
        responses: {
            /** @description As it is kept */
            201: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            403: components["responses"]["Problem403"];
            404: components["responses"]["Problem404"];
            405: components["responses"]["Problem405"];
            406: components["responses"]["Problem406"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getView: {
        parameters: {
            query?: {
                /** @description An earlier revision; the newest if left out */
                at?: number;
            };
            header?: {
                /**
                 * @description Entity tags that the client holds.
                 * @example "41.0"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description The match */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The view */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["View"];
                };
            };
            /** @description Not changed */
            304: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            404: components["responses"]["Problem404"];
            405: components["responses"]["Problem405"];
            406: components["responses"]["Problem406"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getEvents: {
        parameters: {
            query?: {
                /** @description 0, the beginning, if left out */
                after?: number;
                /** @description 100 if left out */
                limit?: number;
                /** @description Adds a plain sentence to each event */
                lines?: "en";
                /** @description Seconds to wait for an entry before an empty page is sent; not at all if left out */
                wait?: number;
            };
            header?: {
                /**
                 * @description The revision a stream is resumed after.
                 * @example 41
                 */
                "Last-Event-ID"?: components["parameters"]["Last-Event-ID"];
            };
            path: {
                /** @description The match */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of entries, or a stream of them */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Accel-Buffering": components["headers"]["X-Accel-Buffering"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Entries"];
                    "text/event-stream": string;
                };
            };
            /** @description The match is over and a stream would have nothing more to tell */
            204: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            404: components["responses"]["Problem404"];
            405: components["responses"]["Problem405"];
            406: components["responses"]["Problem406"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getPicture: {
        parameters: {
            query?: {
                /** @description An earlier revision; the newest if left out */
                at?: number;
                /** @description Of a picture link: seconds since 1970 UTC */
                expires?: number;
                /** @description Of a picture link */
                signature?: string;
            };
            header?: {
                /**
                 * @description Entity tags that the client holds.
                 * @example "41.0"
                 */
                "If-None-Match"?: components["parameters"]["If-None-Match"];
            };
            path: {
                /** @description The match */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The drawing */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    Vary: components["headers"]["Vary"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            /** @description Not changed */
            304: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    ETag: components["headers"]["ETag"];
                    Vary: components["headers"]["Vary"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            404: components["responses"]["Problem404"];
            405: components["responses"]["Problem405"];
            406: components["responses"]["Problem406"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The match */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": string;
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            404: components["responses"]["Problem404"];
            405: components["responses"]["Problem405"];
            406: components["responses"]["Problem406"];
            409: components["responses"]["Problem409"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listSubscriptions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The match */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscriptions */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscriptions"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            404: components["responses"]["Problem404"];
            405: components["responses"]["Problem405"];
            406: components["responses"]["Problem406"];
            409: components["responses"]["Problem409"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    subscribe: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeating the request safe; 1 to 255 visible characters, bare or as a structured string.
                 * @example 6f1c2b8e-3d52-4f0a-9a77-0d5f6f0b1c2d
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description The match */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSubscription"];
            };
        };
        responses: {
            /** @description It has been made */
            201: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            404: components["responses"]["Problem404"];
            405: components["responses"]["Problem405"];
            406: components["responses"]["Problem406"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    unsubscribe: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The match */
                id: string;
                /** @description Id of the subscription */
                subscription: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone */
            204: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            404: components["responses"]["Problem404"];
            405: components["responses"]["Problem405"];
            406: components["responses"]["Problem406"];
            409: components["responses"]["Problem409"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    rotateSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The match */
                id: string;
                /** @description Id of the subscription */
                subscription: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Nothing"];
            };
        };
        responses: {
            /** @description The new secret, shown once */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Secret"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            404: components["responses"]["Problem404"];
            405: components["responses"]["Problem405"];
            406: components["responses"]["Problem406"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    testSubscription: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes repeating the request safe; 1 to 255 visible characters, bare or as a structured string.
                 * @example 6f1c2b8e-3d52-4f0a-9a77-0d5f6f0b1c2d
                 */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description The match */
                id: string;
                /** @description Id of the subscription */
                subscription: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Nothing"];
            };
        };
        responses: {
            /** @description It will be sent */
            202: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tested"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            404: components["responses"]["Problem404"];
            405: components["responses"]["Problem405"];
            406: components["responses"]["Problem406"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    listDeliveries: {
        parameters: {
            query?: {
                /** @description 50 if left out */
                limit?: number;
                /** @description Only older ones than this */
                before?: string;
            };
            header?: never;
            path: {
                /** @description The match */
                id: string;
                /** @description Id of the subscription */
                subscription: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deliveries */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deliveries"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            404: components["responses"]["Problem404"];
            405: components["responses"]["Problem405"];
            406: components["responses"]["Problem406"];
            409: components["responses"]["Problem409"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    redeliver: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The match */
                id: string;
                /** @description Id of the subscription */
                subscription: string;
                /** @description Id of the delivery */
                delivery: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Nothing"];
            };
        };
        responses: {
            /** @description It will be sent */
            202: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tested"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            404: components["responses"]["Problem404"];
            405: components["responses"]["Problem405"];
            406: components["responses"]["Problem406"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    makePictureLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The match */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Nothing"];
            };
        };
        responses: {
            /** @description The address */
            201: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PictureLink"];
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            404: components["responses"]["Problem404"];
            405: components["responses"]["Problem405"];
            406: components["responses"]["Problem406"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Alive */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "ok" | "ready";
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            405: components["responses"]["Problem405"];
            406: components["responses"]["Problem406"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ready */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "ok" | "ready";
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            405: components["responses"]["Problem405"];
            406: components["responses"]["Problem406"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getOpenApi: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            405: components["responses"]["Problem405"];
            406: components["responses"]["Problem406"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getDocs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            405: components["responses"]["Problem405"];
            406: components["responses"]["Problem406"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    getMetrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counters in the text format of Prometheus, version 0.0.4 */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            404: components["responses"]["Problem404"];
            405: components["responses"]["Problem405"];
            406: components["responses"]["Problem406"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    readGraphql: {
        parameters: {
            query?: {
                /** @description The document */
                query?: string;
                /** @description As JSON */
                variables?: string;
                operationName?: string;
                /** @description As JSON */
                extensions?: string;
            };
            header?: {
                /**
                 * @description The revision a stream is resumed after.
                 * @example 41
                 */
                "Last-Event-ID"?: components["parameters"]["Last-Event-ID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What came of it; errors stand beside */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Accel-Buffering": components["headers"]["X-Accel-Buffering"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: {
                            [key: string]: unknown;
                        } | null;
                        errors?: {
                            message: string;
                            path?: (string | number)[];
                            locations?: {
                                /** Format: int32 */
                                line: number;
                                /** Format: int32 */
                                column: number;
                            }[];
                            /** @description `code` is that of REST, or one of the usual ones */
                            extensions: {
                                code: string;
                            } & {
                                [key: string]: unknown;
                            };
                        }[];
                    };
                    "application/graphql-response+json": {
                        data?: {
                            [key: string]: unknown;
                        } | null;
                        errors?: {
                            message: string;
                            path?: (string | number)[];
                            locations?: {
                                /** Format: int32 */
                                line: number;
                                /** Format: int32 */
                                column: number;
                            }[];
                            /** @description `code` is that of REST, or one of the usual ones */
                            extensions: {
                                code: string;
                            } & {
                                [key: string]: unknown;
                            };
                        }[];
                    };
                    "text/event-stream": string;
                    "text/html": string;
                };
            };
            /** @description The match is over and a stream would have nothing more to tell */
            204: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nothing was executed: the request or its document is not right */
            400: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Accel-Buffering": components["headers"]["X-Accel-Buffering"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: {
                            [key: string]: unknown;
                        } | null;
                        errors?: {
                            message: string;
                            path?: (string | number)[];
                            locations?: {
                                /** Format: int32 */
                                line: number;
                                /** Format: int32 */
                                column: number;
                            }[];
                            /** @description `code` is that of REST, or one of the usual ones */
                            extensions: {
                                code: string;
                            } & {
                                [key: string]: unknown;
                            };
                        }[];
                    };
                    "application/graphql-response+json": {
                        data?: {
                            [key: string]: unknown;
                        } | null;
                        errors?: {
                            message: string;
                            path?: (string | number)[];
                            locations?: {
                                /** Format: int32 */
                                line: number;
                                /** Format: int32 */
                                column: number;
                            }[];
                            /** @description `code` is that of REST, or one of the usual ones */
                            extensions: {
                                code: string;
                            } & {
                                [key: string]: unknown;
                            };
                        }[];
                    };
                    "text/event-stream": string;
                };
            };
            /** @description Nothing was executed: what was sent is no token */
            401: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Accel-Buffering": components["headers"]["X-Accel-Buffering"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: {
                            [key: string]: unknown;
                        } | null;
                        errors?: {
                            message: string;
                            path?: (string | number)[];
                            locations?: {
                                /** Format: int32 */
                                line: number;
                                /** Format: int32 */
                                column: number;
                            }[];
                            /** @description `code` is that of REST, or one of the usual ones */
                            extensions: {
                                code: string;
                            } & {
                                [key: string]: unknown;
                            };
                        }[];
                    };
                    "application/graphql-response+json": {
                        data?: {
                            [key: string]: unknown;
                        } | null;
                        errors?: {
                            message: string;
                            path?: (string | number)[];
                            locations?: {
                                /** Format: int32 */
                                line: number;
                                /** Format: int32 */
                                column: number;
                            }[];
                            /** @description `code` is that of REST, or one of the usual ones */
                            extensions: {
                                code: string;
                            } & {
                                [key: string]: unknown;
                            };
                        }[];
                    };
                    "text/event-stream": string;
                };
            };
            /** @description A mutation has to be posted */
            405: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Accel-Buffering": components["headers"]["X-Accel-Buffering"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: {
                            [key: string]: unknown;
                        } | null;
                        errors?: {
                            message: string;
                            path?: (string | number)[];
                            locations?: {
                                /** Format: int32 */
                                line: number;
                                /** Format: int32 */
                                column: number;
                            }[];
                            /** @description `code` is that of REST, or one of the usual ones */
                            extensions: {
                                code: string;
                            } & {
                                [key: string]: unknown;
                            };
                        }[];
                    };
                    "application/graphql-response+json": {
                        data?: {
                            [key: string]: unknown;
                        } | null;
                        errors?: {
                            message: string;
                            path?: (string | number)[];
                            locations?: {
                                /** Format: int32 */
                                line: number;
                                /** Format: int32 */
                                column: number;
                            }[];
                            /** @description `code` is that of REST, or one of the usual ones */
                            extensions: {
                                code: string;
                            } & {
                                [key: string]: unknown;
                            };
                        }[];
                    };
                    "text/event-stream": string;
                };
            };
            406: components["responses"]["Problem406"];
            /** @description Nothing was executed: too many requests */
            429: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Accel-Buffering": components["headers"]["X-Accel-Buffering"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: {
                            [key: string]: unknown;
                        } | null;
                        errors?: {
                            message: string;
                            path?: (string | number)[];
                            locations?: {
                                /** Format: int32 */
                                line: number;
                                /** Format: int32 */
                                column: number;
                            }[];
                            /** @description `code` is that of REST, or one of the usual ones */
                            extensions: {
                                code: string;
                            } & {
                                [key: string]: unknown;
                            };
                        }[];
                    };
                    "application/graphql-response+json": {
                        data?: {
                            [key: string]: unknown;
                        } | null;
                        errors?: {
                            message: string;
                            path?: (string | number)[];
                            locations?: {
                                /** Format: int32 */
                                line: number;
                                /** Format: int32 */
                                column: number;
                            }[];
                            /** @description `code` is that of REST, or one of the usual ones */
                            extensions: {
                                code: string;
                            } & {
                                [key: string]: unknown;
                            };
                        }[];
                    };
                    "text/event-stream": string;
                };
            };
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    askGraphql: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The revision a stream is resumed after.
                 * @example 41
                 */
                "Last-Event-ID"?: components["parameters"]["Last-Event-ID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The document */
                    query: string;
                    variables?: {
                        [key: string]: unknown;
                    } | null;
                    operationName?: string | null;
                    extensions?: {
                        [key: string]: unknown;
                    } | null;
                };
            };
        };
        responses: {
            /** @description What came of it; errors stand beside */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Accel-Buffering": components["headers"]["X-Accel-Buffering"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: {
                            [key: string]: unknown;
                        } | null;
                        errors?: {
                            message: string;
                            path?: (string | number)[];
                            locations?: {
                                /** Format: int32 */
                                line: number;
                                /** Format: int32 */
                                column: number;
                            }[];
                            /** @description `code` is that of REST, or one of the usual ones */
                            extensions: {
                                code: string;
                            } & {
                                [key: string]: unknown;
                            };
                        }[];
                    };
                    "application/graphql-response+json": {
                        data?: {
                            [key: string]: unknown;
                        } | null;
                        errors?: {
                            message: string;
                            path?: (string | number)[];
                            locations?: {
                                /** Format: int32 */
                                line: number;
                                /** Format: int32 */
                                column: number;
                            }[];
                            /** @description `code` is that of REST, or one of the usual ones */
                            extensions: {
                                code: string;
                            } & {
                                [key: string]: unknown;
                            };
                        }[];
                    };
                    "text/event-stream": string;
                };
            };
            /** @description The match is over and a stream would have nothing more to tell */
            204: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nothing was executed: the request or its document is not right */
            400: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Accel-Buffering": components["headers"]["X-Accel-Buffering"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: {
                            [key: string]: unknown;
                        } | null;
                        errors?: {
                            message: string;
                            path?: (string | number)[];
                            locations?: {
                                /** Format: int32 */
                                line: number;
                                /** Format: int32 */
                                column: number;
                            }[];
                            /** @description `code` is that of REST, or one of the usual ones */
                            extensions: {
                                code: string;
                            } & {
                                [key: string]: unknown;
                            };
                        }[];
                    };
                    "application/graphql-response+json": {
                        data?: {
                            [key: string]: unknown;
                        } | null;
                        errors?: {
                            message: string;
                            path?: (string | number)[];
                            locations?: {
                                /** Format: int32 */
                                line: number;
                                /** Format: int32 */
                                column: number;
                            }[];
                            /** @description `code` is that of REST, or one of the usual ones */
                            extensions: {
                                code: string;
                            } & {
                                [key: string]: unknown;
                            };
                        }[];
                    };
                    "text/event-stream": string;
                };
            };
            /** @description Nothing was executed: what was sent is no token */
            401: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Accel-Buffering": components["headers"]["X-Accel-Buffering"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: {
                            [key: string]: unknown;
                        } | null;
                        errors?: {
                            message: string;
                            path?: (string | number)[];
                            locations?: {
                                /** Format: int32 */
                                line: number;
                                /** Format: int32 */
                                column: number;
                            }[];
                            /** @description `code` is that of REST, or one of the usual ones */
                            extensions: {
                                code: string;
                            } & {
                                [key: string]: unknown;
                            };
                        }[];
                    };
                    "application/graphql-response+json": {
                        data?: {
                            [key: string]: unknown;
                        } | null;
                        errors?: {
                            message: string;
                            path?: (string | number)[];
                            locations?: {
                                /** Format: int32 */
                                line: number;
                                /** Format: int32 */
                                column: number;
                            }[];
                            /** @description `code` is that of REST, or one of the usual ones */
                            extensions: {
                                code: string;
                            } & {
                                [key: string]: unknown;
                            };
                        }[];
                    };
                    "text/event-stream": string;
                };
            };
            405: components["responses"]["Problem405"];
            406: components["responses"]["Problem406"];
            /** @description Nothing was executed: the body is too large */
            413: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Accel-Buffering": components["headers"]["X-Accel-Buffering"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: {
                            [key: string]: unknown;
                        } | null;
                        errors?: {
                            message: string;
                            path?: (string | number)[];
                            locations?: {
                                /** Format: int32 */
                                line: number;
                                /** Format: int32 */
                                column: number;
                            }[];
                            /** @description `code` is that of REST, or one of the usual ones */
                            extensions: {
                                code: string;
                            } & {
                                [key: string]: unknown;
                            };
                        }[];
                    };
                    "application/graphql-response+json": {
                        data?: {
                            [key: string]: unknown;
                        } | null;
                        errors?: {
                            message: string;
                            path?: (string | number)[];
                            locations?: {
                                /** Format: int32 */
                                line: number;
                                /** Format: int32 */
                                column: number;
                            }[];
                            /** @description `code` is that of REST, or one of the usual ones */
                            extensions: {
                                code: string;
                            } & {
                                [key: string]: unknown;
                            };
                        }[];
                    };
                    "text/event-stream": string;
                };
            };
            /** @description Nothing was executed: the body is not application/json in UTF-8 */
            415: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Accel-Buffering": components["headers"]["X-Accel-Buffering"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: {
                            [key: string]: unknown;
                        } | null;
                        errors?: {
                            message: string;
                            path?: (string | number)[];
                            locations?: {
                                /** Format: int32 */
                                line: number;
                                /** Format: int32 */
                                column: number;
                            }[];
                            /** @description `code` is that of REST, or one of the usual ones */
                            extensions: {
                                code: string;
                            } & {
                                [key: string]: unknown;
                            };
                        }[];
                    };
                    "application/graphql-response+json": {
                        data?: {
                            [key: string]: unknown;
                        } | null;
                        errors?: {
                            message: string;
                            path?: (string | number)[];
                            locations?: {
                                /** Format: int32 */
                                line: number;
                                /** Format: int32 */
                                column: number;
                            }[];
                            /** @description `code` is that of REST, or one of the usual ones */
                            extensions: {
                                code: string;
                            } & {
                                [key: string]: unknown;
                            };
                        }[];
                    };
                    "text/event-stream": string;
                };
            };
            /** @description Nothing was executed: too many requests */
            429: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Vary: components["headers"]["Vary"];
                    "X-Accel-Buffering": components["headers"]["X-Accel-Buffering"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: {
                            [key: string]: unknown;
                        } | null;
                        errors?: {
                            message: string;
                            path?: (string | number)[];
                            locations?: {
                                /** Format: int32 */
                                line: number;
                                /** Format: int32 */
                                column: number;
                            }[];
                            /** @description `code` is that of REST, or one of the usual ones */
                            extensions: {
                                code: string;
                            } & {
                                [key: string]: unknown;
                            };
                        }[];
                    };
                    "application/graphql-response+json": {
                        data?: {
                            [key: string]: unknown;
                        } | null;
                        errors?: {
                            message: string;
                            path?: (string | number)[];
                            locations?: {
                                /** Format: int32 */
                                line: number;
                                /** Format: int32 */
                                column: number;
                            }[];
                            /** @description `code` is that of REST, or one of the usual ones */
                            extensions: {
                                code: string;
                            } & {
                                [key: string]: unknown;
                            };
                        }[];
                    };
                    "text/event-stream": string;
                };
            };
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    postMail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostedMail"];
                "message/rfc822": string;
                "multipart/form-data": components["schemas"]["PostedMail"];
                "application/x-www-form-urlencoded": components["schemas"]["PostedMail"];
            };
        };
        responses: {
            /** @description It was taken */
            200: {
                headers: {
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description `answered`: done, and its sender was told; `quiet`: done or refused, now or when it came before, and nobody was told; `ignored`: nothing for us
                         * @enum {string}
                         */
                        receipt: "answered" | "quiet" | "ignored";
                    };
                };
            };
            400: components["responses"]["Problem400"];
            401: components["responses"]["Problem401"];
            404: components["responses"]["Problem404"];
            405: components["responses"]["Problem405"];
            406: components["responses"]["Problem406"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            429: components["responses"]["Problem429"];
            500: components["responses"]["Problem500"];
            503: components["responses"]["Problem503"];
        };
    };
    receiveMatchStarted: {
        parameters: {
            query?: never;
            header: {
                /** @description The same at every attempt: whoever has seen it drops the message. */
                "webhook-id": string;
                /** @description When it was sent, seconds since 1970 UTC. */
                "webhook-timestamp": string;
                /** @description HMAC-SHA256 of `id.timestamp.body`, one for each secret that is good (Standard Webhooks 1.0). */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookMessage"] & {
                    /** @constant */
                    type?: "match.started";
                };
            };
        };
        responses: {
            /** @description Any 2xx: it has arrived. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Never again: the subscription is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is sent again later, for up to a day; `Retry-After` is heeded. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveMatchAdvanced: {
        parameters: {
            query?: never;
            header: {
                /** @description The same at every attempt: whoever has seen it drops the message. */
                "webhook-id": string;
                /** @description When it was sent, seconds since 1970 UTC. */
                "webhook-timestamp": string;
                /** @description HMAC-SHA256 of `id.timestamp.body`, one for each secret that is good (Standard Webhooks 1.0). */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookMessage"] & {
                    /** @constant */
                    type?: "match.advanced";
                };
            };
        };
        responses: {
            /** @description Any 2xx: it has arrived. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Never again: the subscription is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is sent again later, for up to a day; `Retry-After` is heeded. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveMatchFinished: {
        parameters: {
            query?: never;
            header: {
                /** @description The same at every attempt: whoever has seen it drops the message. */
                "webhook-id": string;
                /** @description When it was sent, seconds since 1970 UTC. */
                "webhook-timestamp": string;
                /** @description HMAC-SHA256 of `id.timestamp.body`, one for each secret that is good (Standard Webhooks 1.0). */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookMessage"] & {
                    /** @constant */
                    type?: "match.finished";
                };
            };
        };
        responses: {
            /** @description Any 2xx: it has arrived. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Never again: the subscription is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is sent again later, for up to a day; `Retry-After` is heeded. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveTurnDue: {
        parameters: {
            query?: never;
            header: {
                /** @description The same at every attempt: whoever has seen it drops the message. */
                "webhook-id": string;
                /** @description When it was sent, seconds since 1970 UTC. */
                "webhook-timestamp": string;
                /** @description HMAC-SHA256 of `id.timestamp.body`, one for each secret that is good (Standard Webhooks 1.0). */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookMessage"] & {
                    /** @constant */
                    type?: "turn.due";
                };
            };
        };
        responses: {
            /** @description Any 2xx: it has arrived. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Never again: the subscription is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is sent again later, for up to a day; `Retry-After` is heeded. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveTurnWithdrawn: {
        parameters: {
            query?: never;
            header: {
                /** @description The same at every attempt: whoever has seen it drops the message. */
                "webhook-id": string;
                /** @description When it was sent, seconds since 1970 UTC. */
                "webhook-timestamp": string;
                /** @description HMAC-SHA256 of `id.timestamp.body`, one for each secret that is good (Standard Webhooks 1.0). */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookMessage"] & {
                    /** @constant */
                    type?: "turn.withdrawn";
                };
            };
        };
        responses: {
            /** @description Any 2xx: it has arrived. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Never again: the subscription is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is sent again later, for up to a day; `Retry-After` is heeded. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveDeadlineNear: {
        parameters: {
            query?: never;
            header: {
                /** @description The same at every attempt: whoever has seen it drops the message. */
                "webhook-id": string;
                /** @description When it was sent, seconds since 1970 UTC. */
                "webhook-timestamp": string;
                /** @description HMAC-SHA256 of `id.timestamp.body`, one for each secret that is good (Standard Webhooks 1.0). */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookMessage"] & {
                    /** @constant */
                    type?: "deadline.near";
                };
            };
        };
        responses: {
            /** @description Any 2xx: it has arrived. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Never again: the subscription is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is sent again later, for up to a day; `Retry-After` is heeded. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveSeatReplaced: {
        parameters: {
            query?: never;
            header: {
                /** @description The same at every attempt: whoever has seen it drops the message. */
                "webhook-id": string;
                /** @description When it was sent, seconds since 1970 UTC. */
                "webhook-timestamp": string;
                /** @description HMAC-SHA256 of `id.timestamp.body`, one for each secret that is good (Standard Webhooks 1.0). */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookMessage"] & {
                    /** @constant */
                    type?: "seat.replaced";
                };
            };
        };
        responses: {
            /** @description Any 2xx: it has arrived. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Never again: the subscription is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is sent again later, for up to a day; `Retry-After` is heeded. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveTest: {
        parameters: {
            query?: never;
            header: {
                /** @description The same at every attempt: whoever has seen it drops the message. */
                "webhook-id": string;
                /** @description When it was sent, seconds since 1970 UTC. */
                "webhook-timestamp": string;
                /** @description HMAC-SHA256 of `id.timestamp.body`, one for each secret that is good (Standard Webhooks 1.0). */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookMessage"] & {
                    /** @constant */
                    type?: "test";
                };
            };
        };
        responses: {
            /** @description Any 2xx: it has arrived. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Never again: the subscription is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It is sent again later, for up to a day; `Retry-After` is heeded. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
