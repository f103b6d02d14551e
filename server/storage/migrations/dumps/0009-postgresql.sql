-- A database at schema 0009-tag-consent, as the server wrote it on 2026-03-02 between 10:00 and 10:58 UTC, dumped with
-- `pg_dump --inserts --no-owner --no-privileges` of PostgreSQL 15, without its comments.
-- Calls to the real application with the built-in test payments made it, until 10:42 at schema 0006-staff: leads in every state
-- of delivery, three of them spam, one with answers, tag consent, and a file; six payment links in as many states; two staff
-- accounts with open sessions, one with two-factor authentication and a sign-in that waits for its code. Everyone's password is
-- "a horse of course". `upgrade.test.ts` upgrades it. Never edit it: a later schema gets a dump of its own.

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

SET default_tablespace = '';

SET default_table_access_method = heap;

CREATE TABLE public.attachment_chunks (
    attachment_id text NOT NULL,
    "position" integer NOT NULL,
    bytes bytea NOT NULL
);

CREATE TABLE public.attachments (
    id text NOT NULL,
    lead_id text NOT NULL,
    source text NOT NULL,
    name text NOT NULL,
    media_type text NOT NULL,
    size_bytes integer NOT NULL,
    sha256 text,
    received_at text NOT NULL,
    stored_at text
);

CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);

CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);

CREATE TABLE public.leads (
    id text NOT NULL,
    submission_key text NOT NULL,
    idempotency_key text,
    fingerprint text NOT NULL,
    received_at text NOT NULL,
    full_name text NOT NULL,
    email text NOT NULL,
    phone text NOT NULL,
    country text,
    service text NOT NULL,
    price text,
    message text,
    page_url text,
    brand_slug text,
    form text,
    client_address text,
    user_agent text,
    email_at text,
    crm_at text,
    kind text,
    original_price text,
    page_revision text,
    attribution text,
    consents text,
    spam_reason text,
    edition integer DEFAULT 1 NOT NULL,
    answers text,
    tag_consent text
);

CREATE TABLE public.outbox (
    id text NOT NULL,
    lead_id text,
    payment_link_id text,
    payment_event text,
    target text NOT NULL,
    edition integer NOT NULL,
    status text NOT NULL,
    attempts integer NOT NULL,
    created_at text NOT NULL,
    next_attempt_at text NOT NULL,
    claim text,
    claimed_until text,
    delivered_at text,
    last_error text
);

CREATE TABLE public.payment_attempts (
    id text NOT NULL,
    link_id text NOT NULL,
    payment_method text NOT NULL,
    started_at text NOT NULL,
    outcome text,
    decline text,
    ended_at text,
    payer text NOT NULL,
    client_address text
);

CREATE TABLE public.payment_events (
    id text NOT NULL,
    type text NOT NULL,
    intent_id text,
    received_at text NOT NULL
);

CREATE TABLE public.payment_links (
    id text NOT NULL,
    project_name text NOT NULL,
    description text NOT NULL,
    amount_cents integer NOT NULL,
    state text NOT NULL,
    revision integer NOT NULL,
    account text NOT NULL,
    is_test integer NOT NULL,
    created_at text NOT NULL,
    created_by text NOT NULL,
    expires_at text NOT NULL,
    viewed_at text,
    paid_at text,
    revoked_by text,
    intent_id text,
    intent_status text,
    attempt_id text,
    attempt_until text,
    check_at text,
    refunded_cents integer NOT NULL,
    payer text
);

CREATE TABLE public.rate_limits (
    key text NOT NULL,
    points integer NOT NULL,
    expires_at text NOT NULL
);

CREATE TABLE public.settings (
    name text NOT NULL,
    value text NOT NULL
);

CREATE TABLE public.staff_accounts (
    id text NOT NULL,
    user_id text NOT NULL,
    provider_id text NOT NULL,
    account_id text NOT NULL,
    password text,
    created_at text NOT NULL,
    updated_at text NOT NULL
);

CREATE TABLE public.staff_sessions (
    id text NOT NULL,
    token text NOT NULL,
    user_id text NOT NULL,
    expires_at text NOT NULL,
    created_at text NOT NULL,
    updated_at text NOT NULL,
    ip_address text,
    user_agent text
);

CREATE TABLE public.staff_two_factors (
    id text NOT NULL,
    user_id text NOT NULL,
    secret text NOT NULL,
    backup_codes text NOT NULL,
    verified integer NOT NULL,
    failed_verification_count integer
);

CREATE TABLE public.staff_users (
    id text NOT NULL,
    email text NOT NULL,
    two_factor_enabled integer NOT NULL,
    created_at text NOT NULL,
    updated_at text NOT NULL,
    signed_in_at text
);

CREATE TABLE public.staff_verifications (
    id text NOT NULL,
    identifier text NOT NULL,
    value text NOT NULL,
    expires_at text NOT NULL,
    created_at text NOT NULL,
    updated_at text NOT NULL
);

CREATE TABLE public.submissions (
    id text NOT NULL,
    lead_id text NOT NULL,
    channel text NOT NULL,
    digest text NOT NULL,
    payload text NOT NULL,
    received_at text NOT NULL,
    client_address text,
    user_agent text
);

CREATE TABLE public.test_intents (
    id text NOT NULL,
    idempotency_key text NOT NULL,
    amount_cents integer NOT NULL,
    status text NOT NULL,
    client_secret text NOT NULL,
    payment_method text,
    confirmed_by text,
    decline text,
    refunded_cents integer NOT NULL,
    receipts_sent integer NOT NULL
);

CREATE TABLE public.vitals (
    day text NOT NULL,
    page text NOT NULL,
    metric text NOT NULL,
    bucket integer NOT NULL,
    count integer NOT NULL
);

INSERT INTO public.attachment_chunks VALUES ('01a21420-8e10-793c-913e-f74a3ea922ba', 0, '\x255044462d312e340a25e2e3cfd30a312030206f626a0a3c3c2f547970652f436174616c6f672f50616765732032203020523e3e0a656e646f626a0a322030206f626a0a3c3c2f547970652f50616765732f4b6964735b33203020525d2f436f756e7420313e3e0a656e646f626a0a332030206f626a0a3c3c2f547970652f506167652f506172656e742032203020522f4d65646961426f785b30203020333030203134345d2f436f6e74656e74732034203020522f5265736f75726365733c3c2f466f6e743c3c2f46312035203020523e3e3e3e3e3e0a656e646f626a0a342030206f626a0a3c3c2f4c656e6774682034333e3e73747265616d0a4254202f463120313820546620323020313030205464202841766572792042726f6f6b732920546a2045540a656e6473747265616d0a656e646f626a0a352030206f626a0a3c3c2f547970652f466f6e742f537562747970652f54797065312f42617365466f6e742f48656c7665746963613e3e0a656e646f626a0a787265660a3020360a303030303030303030302036353533352066200a30303030303030303135203030303030206e200a30303030303030303630203030303030206e200a30303030303030313131203030303030206e200a30303030303030323233203030303030206e200a30303030303030333133203030303030206e200a747261696c65720a3c3c2f53697a6520362f526f6f742031203020523e3e0a7374617274787265660a3337360a2525454f460a');

INSERT INTO public.attachments VALUES ('01a21420-8e10-793c-913e-f74a3ea922ba', '01a21420-8dca-7fb6-9b73-fc90b9d9554c', 'thank-you', 'Avery Brooks – resume.pdf', 'application/pdf', 556, 'KoyXWL-sXvX_gBHD2mhEhCIsiDuVWrLOW8kZ0xcRC9w', '2026-03-02T10:52:00.000Z', '2026-03-02T10:52:00.000Z');

INSERT INTO public.kysely_migration VALUES ('0001-leads', '2026-03-02T10:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0002-deliveries', '2026-03-02T10:00:00.001Z');
INSERT INTO public.kysely_migration VALUES ('0003-rate-limits', '2026-03-02T10:00:00.002Z');
INSERT INTO public.kysely_migration VALUES ('0004-vitals', '2026-03-02T10:00:00.003Z');
INSERT INTO public.kysely_migration VALUES ('0005-payments', '2026-03-02T10:00:00.004Z');
INSERT INTO public.kysely_migration VALUES ('0006-staff', '2026-03-02T10:00:00.005Z');
INSERT INTO public.kysely_migration VALUES ('0007-attachments', '2026-03-02T10:50:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0008-answers', '2026-03-02T10:50:00.001Z');
INSERT INTO public.kysely_migration VALUES ('0009-tag-consent', '2026-03-02T10:50:00.002Z');

INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);

INSERT INTO public.leads VALUES ('01a20829-d55a-716a-b7b4-e8ed99c05d25', 'within 2954076 iQhaeRrnn0hwZF285ny2n1sbdIPlMfQ3ywN2i1ORkCA', '5f0c9a52-7f0e-4a53-9d53-0e7c7f5d1c01', 'iQhaeRrnn0hwZF285ny2n1sbdIPlMfQ3ywN2i1ORkCA', '2026-03-02T10:00:00.000Z', 'Jordan Ellis', 'jordan.ellis@mail.example', '+1 (813) 555-0142', 'UNITED STATES', 'Professional Resume Writing', '79', NULL, 'https://larkfield.example/lp8/?gclid=abc', 'larkfield-resumes', 'order', '203.0.113.7', 'Mozilla/5.0 (iPhone)', '2026-03-02T10:00:00.000Z', '2026-03-02T10:00:00.000Z', 'order', '220', 'a1b2c3d4', '{"first":{"at":"2026-02-27T08:00:00.000Z","landingPage":"/lp8/","referrer":"https://www.google.example/","params":{"gclid":"abc"}}}', '[{"name":"termsAgreed","given":true,"text":"I Agree and accept Terms Conditions and Privacy Policy","at":"2026-03-02T10:00:00.000Z","sha256":"30044ed3d74aacf3517e7bd7abc4ec921da5724fb3ce59bc98c2e50c8db9e22b"}]', NULL, 1, NULL, NULL);
INSERT INTO public.leads VALUES ('01a20829-d58c-7c5c-b15d-b302cccf1e8f', 'within 2954076 Q4ZLiJQ6daXzt4qg5GvWiRNuw78cXMlhuoy5CORjvnQ', NULL, 'Q4ZLiJQ6daXzt4qg5GvWiRNuw78cXMlhuoy5CORjvnQ', '2026-03-02T10:01:05.000Z', 'Bargain Links', 'ads@spam.example', '(813) 555-0188', 'UNITED STATES', 'Professional Resume Writing', '79', NULL, '/lp8/', 'larkfield-resumes', 'order', '203.0.113.7', NULL, '2026-03-02T10:01:05.000Z', '2026-03-02T10:01:05.000Z', NULL, NULL, NULL, NULL, NULL, 'marked', 1, NULL, NULL);
INSERT INTO public.leads VALUES ('01a20829-d596-773a-9ac6-e8d114f54fa0', 'within 2954076 HHsc7KkZzfkWB4ZgjTHFlUiJnzxepLrkY3oLKG1RM_w', NULL, 'HHsc7KkZzfkWB4ZgjTHFlUiJnzxepLrkY3oLKG1RM_w', '2026-03-02T10:01:05.000Z', 'Bot', 'bot@spam.example', '+1 (813) 555-0142', 'UNITED STATES', 'Professional Resume Writing', '79', NULL, 'https://larkfield.example/lp8/?gclid=abc', NULL, NULL, '203.0.113.7', NULL, '2026-03-02T10:01:05.000Z', NULL, NULL, NULL, NULL, NULL, NULL, 'honeypot', 1, NULL, NULL);
INSERT INTO public.leads VALUES ('01a20829-d59d-7b5e-bcaa-01e18b2315e8', 'within 2954077 bXepK7z_edIX8KGr41LS2XUlXAady98zEKeG1aBOn5E', NULL, 'bXepK7z_edIX8KGr41LS2XUlXAady98zEKeG1aBOn5E', '2026-03-02T10:11:05.000Z', 'Zoë O''Brien-Łukasz', 'zoe@mail.example', '+44 20 7946 0958', 'UNITED KINGDOM', 'Professional Resume Writing', '79', 'Two lines;
with ''quotes'', a \ backslash, a 	tab, and 中文 🙂.
DROP TABLE leads; --', '/lp8/', 'larkfield-resumes', 'order', '203.0.113.7', NULL, '2026-03-02T10:11:05.000Z', '2026-03-02T10:11:05.000Z', NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL);
INSERT INTO public.leads VALUES ('01a20829-d5b5-76a7-840f-536cc295fafc', 'within 2954078 KMc_hgc_5EZL9REWJOMZ5r_600mEe0gjGIovsnwe6ms', NULL, 'KMc_hgc_5EZL9REWJOMZ5r_600mEe0gjGIovsnwe6ms', '2026-03-02T10:21:10.000Z', 'Priya Nair', 'priya@mail.example', '+1 (813) 555-0142', 'UNITED STATES', 'Professional Resume Writing', '79', 'By Friday, please.', 'https://larkfield.example/lp8/?gclid=abc', 'larkfield-resumes', NULL, '203.0.113.7', NULL, '2026-03-02T10:21:15.000Z', '2026-03-02T10:21:10.000Z', NULL, NULL, NULL, NULL, NULL, NULL, 2, NULL, NULL);
INSERT INTO public.leads VALUES ('01a20829-d5d1-7dc3-aca6-b188f5339590', 'within 2954080 3a_SN-f5Hnq0yF0IVNcZbU0fb068T6_V3qfwFavdKUg', NULL, '3a_SN-f5Hnq0yF0IVNcZbU0fb068T6_V3qfwFavdKUg', '2026-03-02T10:41:15.000Z', 'Dana Whitfield', 'dana@mail.example', '(813) 555-0177', 'UNITED STATES', 'Professional Resume Writing', '79', NULL, '/lp8/', 'larkfield-resumes', 'order', '203.0.113.7', NULL, '2026-03-02T10:41:15.000Z', '2026-03-02T10:41:15.000Z', NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL);
INSERT INTO public.leads VALUES ('01a21420-8dca-7fb6-9b73-fc90b9d9554c', 'within 2954081 rW8uumWmB9OPXAdtuZWTV87y6B9iQrygfX8G97x7oME', NULL, 'rW8uumWmB9OPXAdtuZWTV87y6B9iQrygfX8G97x7oME', '2026-03-02T10:50:00.000Z', 'Avery Brooks', 'avery.brooks@mail.example', '+1 (512) 555-0134', 'UNITED STATES', 'Professional Resume Writing', '79', NULL, 'https://larkfield.example/jobs/?utm_campaign=texas', 'larkfield-resumes', 'jobs', '203.0.113.9', 'Mozilla/5.0 (Windows NT 10.0)', '2026-03-02T10:50:00.000Z', '2026-03-02T10:50:01.000Z', NULL, NULL, 'c3d4e5f6', '{"first":{"at":"2026-02-28T18:20:00.000Z","landingPage":"/jobs/","referrer":"https://www.google.example/","params":{"utm_source":"google","utm_campaign":"spring","gclid":"def"}},"last":{"at":"2026-03-02T10:48:00.000Z","landingPage":"/jobs/","referrer":"","params":{"utm_campaign":"texas"}}}', NULL, NULL, 2, '[{"id":"shift","label":"Which shift?","value":"Nights"},{"id":"notes","label":"Anything else?","value":"Two lines;\nwith “quotes” and a \\ backslash."}]', '{"mode":"opt-in","granted":["advertising"],"privacyControl":false,"at":"2026-03-02T10:49:00.000Z"}');
INSERT INTO public.leads VALUES ('01a21420-8e1c-7f66-a491-cd3dcf91c6e9', 'within 2954081 9eEGjTyg9J8jh-SfPs2Vi_uGcZeTgUQG0Gb70c3dURQ', NULL, '9eEGjTyg9J8jh-SfPs2Vi_uGcZeTgUQG0Gb70c3dURQ', '2026-03-02T10:55:00.000Z', 'Robin Vale', 'robin.vale@mail.example', '(813) 555-0199', 'UNITED STATES', 'Professional Resume Writing', '79', 'Please call after 5 p.m.', '/lp8/', 'larkfield-resumes', 'order', '203.0.113.9', NULL, '2026-03-02T10:55:00.000Z', '2026-03-02T10:55:00.000Z', NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, '{"mode":"opt-in","granted":["advertising"],"privacyControl":false,"at":"2026-03-01T09:00:00.000Z"}');
INSERT INTO public.leads VALUES ('01a21420-8e58-768f-b168-c911810542c8', 'within 2954081 1aG4L3XMlp2aqvBO5l_hec9hCg_eJ1UtzjbMIfK0GHQ', NULL, '1aG4L3XMlp2aqvBO5l_hec9hCg_eJ1UtzjbMIfK0GHQ', '2026-03-02T10:58:00.000Z', 'Bot', 'bot2@spam.example', '+1 (813) 555-0142', 'UNITED STATES', 'Professional Resume Writing', '79', NULL, '/jobs/', NULL, 'jobs', '203.0.113.9', 'Mozilla/5.0 (Windows NT 10.0)', '2026-03-02T10:58:00.000Z', NULL, NULL, NULL, NULL, NULL, NULL, 'honeypot', 1, '[{"id":"shift","label":"x","value":"Nights"},{"id":"notes","label":"x","value":"Two lines;\nwith “quotes” and a \\ backslash."}]', '{"mode":"opt-in","granted":["advertising"],"privacyControl":false,"at":"2026-03-02T10:49:00.000Z"}');

INSERT INTO public.outbox VALUES ('01a20829-d55c-77b0-87dc-f0a68fbbf795', '01a20829-d55a-716a-b7b4-e8ed99c05d25', NULL, NULL, 'notice', 1, 'delivered', 1, '2026-03-02T10:00:00.000Z', '2026-03-02T10:00:00.000Z', NULL, NULL, '2026-03-02T10:00:05.000Z', NULL);
INSERT INTO public.outbox VALUES ('01a20829-d5b5-768f-a6d8-cf0906c2b4a3', '01a20829-d5b5-76a7-840f-536cc295fafc', NULL, NULL, 'acknowledgement', 1, 'delivered', 1, '2026-03-02T10:21:10.000Z', '2026-03-02T10:21:10.000Z', NULL, NULL, '2026-03-02T10:21:15.000Z', NULL);
INSERT INTO public.outbox VALUES ('01a20829-d55c-7390-9843-22be5ac2f922', '01a20829-d55a-716a-b7b4-e8ed99c05d25', NULL, NULL, 'acknowledgement', 1, 'delivered', 1, '2026-03-02T10:00:00.000Z', '2026-03-02T10:00:00.000Z', NULL, NULL, '2026-03-02T10:00:05.000Z', NULL);
INSERT INTO public.outbox VALUES ('01a20829-d55c-71ce-bca9-10fa64e8611c', '01a20829-d55a-716a-b7b4-e8ed99c05d25', NULL, NULL, 'crm', 1, 'delivered', 1, '2026-03-02T10:00:00.000Z', '2026-03-02T10:00:00.000Z', NULL, NULL, '2026-03-02T10:00:05.000Z', NULL);
INSERT INTO public.outbox VALUES ('01a20829-d5b5-723e-9b59-a8bab9f99d93', '01a20829-d5b5-76a7-840f-536cc295fafc', NULL, NULL, 'crm', 1, 'delivered', 1, '2026-03-02T10:21:10.000Z', '2026-03-02T10:21:10.000Z', NULL, NULL, '2026-03-02T10:21:15.000Z', NULL);
INSERT INTO public.outbox VALUES ('01a20829-d55c-7b6d-a8f1-6419d6838e61', '01a20829-d55a-716a-b7b4-e8ed99c05d25', NULL, NULL, 'webhook:b778daffcaac', 1, 'delivered', 1, '2026-03-02T10:00:00.000Z', '2026-03-02T10:00:00.000Z', NULL, NULL, '2026-03-02T10:00:05.000Z', NULL);
INSERT INTO public.outbox VALUES ('01a20829-d59e-7271-a4cf-4202fff5a962', '01a20829-d59d-7b5e-bcaa-01e18b2315e8', NULL, NULL, 'notice', 1, 'delivered', 1, '2026-03-02T10:11:05.000Z', '2026-03-02T10:11:05.000Z', NULL, NULL, '2026-03-02T10:11:10.000Z', NULL);
INSERT INTO public.outbox VALUES ('01a20829-d5b5-71f7-bcc3-cbcba23cd857', '01a20829-d5b5-76a7-840f-536cc295fafc', NULL, NULL, 'webhook:b778daffcaac', 1, 'delivered', 1, '2026-03-02T10:21:10.000Z', '2026-03-02T10:21:10.000Z', NULL, NULL, '2026-03-02T10:21:15.000Z', NULL);
INSERT INTO public.outbox VALUES ('01a20829-d59e-7956-866f-c50cc1594ada', '01a20829-d59d-7b5e-bcaa-01e18b2315e8', NULL, NULL, 'acknowledgement', 1, 'delivered', 1, '2026-03-02T10:11:05.000Z', '2026-03-02T10:11:05.000Z', NULL, NULL, '2026-03-02T10:11:10.000Z', NULL);
INSERT INTO public.outbox VALUES ('01a20829-d59e-75d5-95d0-376d8cc50700', '01a20829-d59d-7b5e-bcaa-01e18b2315e8', NULL, NULL, 'crm', 1, 'dead', 1, '2026-03-02T10:11:05.000Z', '2026-03-02T10:11:05.000Z', NULL, NULL, NULL, 'HTTP 503: down for maintenance');
INSERT INTO public.outbox VALUES ('01a20829-d5cb-7ed1-83b2-f74aefb7f502', '01a20829-d5b5-76a7-840f-536cc295fafc', NULL, NULL, 'crm', 2, 'pending', 0, '2026-03-02T10:21:15.000Z', '2026-03-02T10:21:15.000Z', NULL, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES ('01a20829-d59e-7b59-8107-6b228969ddbd', '01a20829-d59d-7b5e-bcaa-01e18b2315e8', NULL, NULL, 'webhook:b778daffcaac', 1, 'pending', 1, '2026-03-02T10:11:05.000Z', '2026-03-02T10:41:10.000Z', NULL, NULL, NULL, 'connect ECONNREFUSED');
INSERT INTO public.outbox VALUES ('01a20829-d5cb-728a-8e19-14f5403e651f', '01a20829-d5b5-76a7-840f-536cc295fafc', NULL, NULL, 'webhook:b778daffcaac', 2, 'pending', 0, '2026-03-02T10:21:15.000Z', '2026-03-02T10:21:15.000Z', NULL, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES ('01a20829-d5b5-79ef-81f4-50ef716383c2', '01a20829-d5b5-76a7-840f-536cc295fafc', NULL, NULL, 'notice', 1, 'delivered', 1, '2026-03-02T10:21:10.000Z', '2026-03-02T10:21:10.000Z', NULL, NULL, '2026-03-02T10:21:15.000Z', NULL);
INSERT INTO public.outbox VALUES ('01a20829-d5d2-7f90-b264-09f611cfd4b6', '01a20829-d5d1-7dc3-aca6-b188f5339590', NULL, NULL, 'acknowledgement', 1, 'pending', 0, '2026-03-02T10:41:15.000Z', '2026-03-02T10:41:15.000Z', NULL, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES ('01a20829-d5d2-744a-aec8-847b5e65e577', '01a20829-d5d1-7dc3-aca6-b188f5339590', NULL, NULL, 'crm', 1, 'pending', 0, '2026-03-02T10:41:15.000Z', '2026-03-02T10:41:15.000Z', NULL, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES ('01a20829-d5d2-7ffd-84a5-30fbc47bf395', '01a20829-d5d1-7dc3-aca6-b188f5339590', NULL, NULL, 'webhook:b778daffcaac', 1, 'pending', 0, '2026-03-02T10:41:15.000Z', '2026-03-02T10:41:15.000Z', NULL, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES ('01a20829-d5cb-7d10-b26b-0371ecf8caef', '01a20829-d5b5-76a7-840f-536cc295fafc', NULL, NULL, 'notice', 2, 'pending', 0, '2026-03-02T10:21:15.000Z', '2026-03-02T10:21:15.000Z', '33816c8a-7619-45c1-8d56-568038e8df2e', '2026-03-02T10:41:45.000Z', NULL, NULL);
INSERT INTO public.outbox VALUES ('01a20829-d5d2-745f-a525-3676d53da11e', '01a20829-d5d1-7dc3-aca6-b188f5339590', NULL, NULL, 'notice', 1, 'pending', 0, '2026-03-02T10:41:15.000Z', '2026-03-02T10:41:15.000Z', '33816c8a-7619-45c1-8d56-568038e8df2e', '2026-03-02T10:41:45.000Z', NULL, NULL);
INSERT INTO public.outbox VALUES ('01a20829-d81d-74ad-9152-30ec163d86d0', NULL, 'test_vKXKCNHkfrQVHJfh5sAQTVMe', 'paid', 'payment-notice', 1, 'pending', 0, '2026-03-02T10:41:17.000Z', '2026-03-02T10:41:17.000Z', NULL, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES ('01a20829-d85e-754c-bf43-fac67da0bc09', NULL, 'test_9me7XyVyiQiyQqNjeLB6mDZe', 'paid', 'payment-notice', 1, 'pending', 0, '2026-03-02T10:41:20.000Z', '2026-03-02T10:41:20.000Z', NULL, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES ('01a20829-d869-74ab-9143-01dbf7a601a7', NULL, 'test_9me7XyVyiQiyQqNjeLB6mDZe', 'refunded', 'payment-notice', 1, 'pending', 0, '2026-03-02T10:41:20.000Z', '2026-03-02T10:41:20.000Z', NULL, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES ('01a21420-8dcc-7244-81aa-522cb9079298', '01a21420-8dca-7fb6-9b73-fc90b9d9554c', NULL, NULL, 'notice', 1, 'pending', 0, '2026-03-02T10:50:00.000Z', '2026-03-02T10:50:03.000Z', NULL, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES ('01a21420-8dcc-765d-8583-58b0308c80c1', '01a21420-8dca-7fb6-9b73-fc90b9d9554c', NULL, NULL, 'acknowledgement', 1, 'pending', 0, '2026-03-02T10:50:00.000Z', '2026-03-02T10:50:03.000Z', NULL, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES ('01a21420-8dcc-7b6e-823b-a7a8f2095c6f', '01a21420-8dca-7fb6-9b73-fc90b9d9554c', NULL, NULL, 'crm', 1, 'pending', 0, '2026-03-02T10:50:00.000Z', '2026-03-02T10:50:03.000Z', NULL, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES ('01a21420-8e17-7530-9378-c9010638746c', '01a21420-8dca-7fb6-9b73-fc90b9d9554c', NULL, NULL, 'webhook:bb33cf4c0a6b', 2, 'pending', 1, '2026-03-02T10:52:00.000Z', '2026-03-02T10:55:07.880Z', NULL, NULL, NULL, 'HTTP 503: {"message":"Not today."}');
INSERT INTO public.outbox VALUES ('01a21420-8dcc-7b33-8fe4-352b47d67d0e', '01a21420-8dca-7fb6-9b73-fc90b9d9554c', NULL, NULL, 'webhook:bb33cf4c0a6b', 1, 'delivered', 1, '2026-03-02T10:50:00.000Z', '2026-03-02T10:50:03.000Z', NULL, NULL, '2026-03-02T10:50:05.000Z', NULL);
INSERT INTO public.outbox VALUES ('01a21420-8e1d-7626-b720-9339edf1d239', '01a21420-8e1c-7f66-a491-cd3dcf91c6e9', NULL, NULL, 'notice', 1, 'pending', 0, '2026-03-02T10:55:00.000Z', '2026-03-02T10:55:03.000Z', NULL, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES ('01a21420-8e1d-74e2-adc4-e62dcb9b19cb', '01a21420-8e1c-7f66-a491-cd3dcf91c6e9', NULL, NULL, 'acknowledgement', 1, 'pending', 0, '2026-03-02T10:55:00.000Z', '2026-03-02T10:55:03.000Z', NULL, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES ('01a21420-8e1d-723d-b4aa-f8475a155875', '01a21420-8e1c-7f66-a491-cd3dcf91c6e9', NULL, NULL, 'crm', 1, 'pending', 0, '2026-03-02T10:55:00.000Z', '2026-03-02T10:55:03.000Z', NULL, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES ('01a21420-8e1d-7612-b080-80d23e715f24', '01a21420-8e1c-7f66-a491-cd3dcf91c6e9', NULL, NULL, 'webhook:bb33cf4c0a6b', 1, 'pending', 1, '2026-03-02T10:55:00.000Z', '2026-03-02T10:55:09.145Z', NULL, NULL, NULL, 'HTTP 503: {"message":"Not today."}');

INSERT INTO public.payment_attempts VALUES ('0f8d6736-f9ed-4bdc-8026-5f6781d8ec89', 'test_vKXKCNHkfrQVHJfh5sAQTVMe', 'pm_card_visa#1', '2026-03-02T10:41:17.000Z', 'paid', NULL, '2026-03-02T10:41:17.000Z', '{"email":"maya.ellison@mail.example","firstName":"Maya","lastName":"Ellison","phone":"(813) 555-0142","address":"218 Palmetto Street","city":"Tampa","state":"Florida","zipCode":"33602","country":"US"}', '203.0.113.7');
INSERT INTO public.payment_attempts VALUES ('83832476-9dc9-43b7-8f6f-810eb13e6f34', 'test_6w2V9YLqdfW5EBnAeR6y5YnS', 'pm_card_visa_chargeDeclinedInsufficientFunds#1', '2026-03-02T10:41:18.000Z', 'declined', 'insufficient_funds', '2026-03-02T10:41:18.000Z', '{"email":"maya.ellison@mail.example","firstName":"Maya","lastName":"Ellison","phone":"(813) 555-0142","address":"218 Palmetto Street","city":"Tampa","state":"Florida","zipCode":"33602","country":"US"}', '203.0.113.7');
INSERT INTO public.payment_attempts VALUES ('5880b0e1-40d6-45bb-86e9-f15a591edfdf', 'test_FJzijXQ3d2p9yZiVeXPJHuzM', 'pm_card_authenticationRequired#1', '2026-03-02T10:41:19.000Z', 'action', NULL, '2026-03-02T10:41:19.000Z', '{"email":"maya.ellison@mail.example","firstName":"Maya","lastName":"Ellison","phone":"(813) 555-0142","address":"218 Palmetto Street","city":"Tampa","state":"Florida","zipCode":"33602","country":"US"}', '203.0.113.7');
INSERT INTO public.payment_attempts VALUES ('4dc55054-6542-4ef1-8d4c-33f0e241b9d5', 'test_9me7XyVyiQiyQqNjeLB6mDZe', 'pm_card_visa#2', '2026-03-02T10:41:20.000Z', 'paid', NULL, '2026-03-02T10:41:20.000Z', '{"email":"maya.ellison@mail.example","firstName":"Maya","lastName":"Ellison","phone":"(813) 555-0142","address":"218 Palmetto Street","city":"Tampa","state":"Florida","zipCode":"33602","country":"US"}', '203.0.113.7');

INSERT INTO public.payment_events VALUES ('evt_1', 'payment_intent.succeeded', NULL, '2026-03-02T10:41:21.000Z');

INSERT INTO public.payment_links VALUES ('test_UrrEc6JYabFtxBnYwnQLutL5', 'Open', 'Resume and cover letter.
Two “pages”.', 21900, 'open', 1, 'built-in test', 1, '2026-03-02T10:41:16.000Z', 'sam@larkfield.example', '2026-04-01T10:41:16.000Z', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL);
INSERT INTO public.payment_links VALUES ('test_vKXKCNHkfrQVHJfh5sAQTVMe', 'Paid', 'Resume and cover letter.
Two “pages”.', 15000, 'paid', 5, 'built-in test', 1, '2026-03-02T10:41:17.000Z', 'sam@larkfield.example', '2026-04-01T10:41:17.000Z', '2026-03-02T10:41:17.000Z', '2026-03-02T10:41:17.000Z', NULL, 'pi_test_c814bcd9bde59f0ee0d3a455', 'paid', NULL, NULL, NULL, 0, '{"email":"maya.ellison@mail.example","firstName":"Maya","lastName":"Ellison","phone":"(813) 555-0142","address":"218 Palmetto Street","city":"Tampa","state":"Florida","zipCode":"33602","country":"US"}');
INSERT INTO public.payment_links VALUES ('test_6w2V9YLqdfW5EBnAeR6y5YnS', 'Declined', 'Resume and cover letter.
Two “pages”.', 7900, 'viewed', 4, 'built-in test', 1, '2026-03-02T10:41:18.000Z', 'sam@larkfield.example', '2026-04-01T10:41:18.000Z', NULL, NULL, NULL, 'pi_test_0a3025f5089768eca9cdfe47', 'payable', NULL, NULL, NULL, 0, '{"email":"maya.ellison@mail.example","firstName":"Maya","lastName":"Ellison","phone":"(813) 555-0142","address":"218 Palmetto Street","city":"Tampa","state":"Florida","zipCode":"33602","country":"US"}');
INSERT INTO public.payment_links VALUES ('test_FJzijXQ3d2p9yZiVeXPJHuzM', 'Authenticating', 'Resume and cover letter.
Two “pages”.', 8000, 'viewed', 4, 'built-in test', 1, '2026-03-02T10:41:19.000Z', 'sam@larkfield.example', '2026-04-01T10:41:19.000Z', NULL, NULL, NULL, 'pi_test_388b134c2834f7a0c03eec5c', 'action', NULL, NULL, NULL, 0, '{"email":"maya.ellison@mail.example","firstName":"Maya","lastName":"Ellison","phone":"(813) 555-0142","address":"218 Palmetto Street","city":"Tampa","state":"Florida","zipCode":"33602","country":"US"}');
INSERT INTO public.payment_links VALUES ('test_9me7XyVyiQiyQqNjeLB6mDZe', 'Refunded', 'Resume and cover letter.
Two “pages”.', 9950, 'refunded', 5, 'built-in test', 1, '2026-03-02T10:41:20.000Z', 'sam@larkfield.example', '2026-04-01T10:41:20.000Z', NULL, '2026-03-02T10:41:20.000Z', NULL, 'pi_test_cb82338a3efdca8650965620', 'paid', NULL, NULL, NULL, 9950, '{"email":"maya.ellison@mail.example","firstName":"Maya","lastName":"Ellison","phone":"(813) 555-0142","address":"218 Palmetto Street","city":"Tampa","state":"Florida","zipCode":"33602","country":"US"}');
INSERT INTO public.payment_links VALUES ('test_ynjy2MnmRbc6DcXUbjdfyYHN', 'Revoked', 'Resume and cover letter.
Two “pages”.', 1000, 'revoked', 2, 'built-in test', 1, '2026-03-02T10:41:21.000Z', 'sam@larkfield.example', '2026-04-01T10:41:21.000Z', NULL, NULL, 'sam@larkfield.example', NULL, NULL, NULL, NULL, NULL, 0, NULL);

INSERT INTO public.rate_limits VALUES ('acknowledgements to qeFnofCJcLIRNfvm3tMaGVEg8XS9ZrruRsjjQGpvtho', 1, '2026-03-03T10:00:00.000Z');
INSERT INTO public.rate_limits VALUES ('acknowledgements to Eg7aA5xDvFxK4eRWDtaYqOdNrkwVG8iCQ4HjFuM7F8Q', 1, '2026-03-03T10:01:05.000Z');
INSERT INTO public.rate_limits VALUES ('acknowledgements to h8C23tWd_s0PeFy-MkfAcmQy9kkfHvMhrEni2vC9V2E', 1, '2026-03-03T10:11:05.000Z');
INSERT INTO public.rate_limits VALUES ('leads of 203.0.113.7 by form ', 2, '2026-03-02T11:01:05.000Z');
INSERT INTO public.rate_limits VALUES ('acknowledgements to dZ2osHVTyDt88HgGqGCqKzAFqsu33WAs_JPLW31iaoU', 1, '2026-03-03T10:21:10.000Z');
INSERT INTO public.rate_limits VALUES ('leads of 203.0.113.7 by form order', 4, '2026-03-02T11:00:00.000Z');
INSERT INTO public.rate_limits VALUES ('leads of 203.0.113.7', 6, '2026-03-02T11:00:00.000Z');
INSERT INTO public.rate_limits VALUES ('acknowledgements to R_9nsW0Gk2IWBtN6lK7qeg_nDvtjZzpqdWQt9X2c5is', 1, '2026-03-03T10:41:15.000Z');
INSERT INTO public.rate_limits VALUES ('staff passwords from 203.0.113.20', 0, '2026-03-02T10:56:15.000Z');
INSERT INTO public.rate_limits VALUES ('staff passwords from 203.0.113.20 for h0pSYBmnP_4mA0pDIa9d13_VUMGPaM-wSELat5GaF1s', 0, '2026-03-02T10:56:15.000Z');
INSERT INTO public.rate_limits VALUES ('staff passwords for h0pSYBmnP_4mA0pDIa9d13_VUMGPaM-wSELat5GaF1s', 0, '2026-03-02T10:56:15.000Z');
INSERT INTO public.rate_limits VALUES ('staff passwords by device 6EhqYGLAr0TcSW3N5C0SDg', 0, '2026-03-02T10:56:15.000Z');
INSERT INTO public.rate_limits VALUES ('staff code UBZDnDA7TSqGkmwXESm5OMP0MMiCLdI5pP6LMkWeKSE', 1, '2026-03-02T10:43:15.000Z');
INSERT INTO public.rate_limits VALUES ('staff codes by device 6EhqYGLAr0TcSW3N5C0SDg', 0, '2026-03-02T10:56:15.000Z');
INSERT INTO public.rate_limits VALUES ('staff passwords from 203.0.113.21', 0, '2026-03-02T10:56:15.000Z');
INSERT INTO public.rate_limits VALUES ('staff passwords from 203.0.113.21 for vff8jn4zICef3nlmuH5jFQCqgyOU-2Q0YLcTrywXotU', 0, '2026-03-02T10:56:15.000Z');
INSERT INTO public.rate_limits VALUES ('staff passwords for vff8jn4zICef3nlmuH5jFQCqgyOU-2Q0YLcTrywXotU', 0, '2026-03-02T10:56:15.000Z');
INSERT INTO public.rate_limits VALUES ('payments of link test_vKXKCNHkfrQVHJfh5sAQTVMe', 1, '2026-03-02T16:41:17.000Z');
INSERT INTO public.rate_limits VALUES ('payments of link test_6w2V9YLqdfW5EBnAeR6y5YnS', 1, '2026-03-02T16:41:18.000Z');
INSERT INTO public.rate_limits VALUES ('payments of link test_FJzijXQ3d2p9yZiVeXPJHuzM', 1, '2026-03-02T16:41:19.000Z');
INSERT INTO public.rate_limits VALUES ('payments of link test_9me7XyVyiQiyQqNjeLB6mDZe', 1, '2026-03-02T16:41:20.000Z');
INSERT INTO public.rate_limits VALUES ('payments of 203.0.113.7', 4, '2026-03-02T16:41:17.000Z');
INSERT INTO public.rate_limits VALUES ('acknowledgements to tFENJO5B-zwlpYyPaI9OBQjan85uH8C4Iqm1sljKEpM', 1, '2026-03-03T10:50:00.000Z');
INSERT INTO public.rate_limits VALUES ('acknowledgements to jbcGwPxhGQJjaBXBVtv2pvUjQHeLqBrx5D2bjikK-dg', 1, '2026-03-03T10:55:00.000Z');

INSERT INTO public.settings VALUES ('staff_secret', 'YIPmglL3dANnvcIGd9qiz2XFmme739-kzn-L5d1J_v8');

INSERT INTO public.staff_accounts VALUES ('6ba322dc-7894-4c36-8e87-66ba2dbfffaa', '8701e577-0cca-42e6-957e-465ab1ee7987', 'credential', '8701e577-0cca-42e6-957e-465ab1ee7987', '2d865f3f6eb718be5b0119349fb54313:285f70ebbc942ec075c4762a0cab4f36229b9f47f8dba3a440557ca518cc0c601b9cb31b924f96610a1a9e39f86618dc31a5d9bd3f8e4927f6304ee063db4cc5', '2026-03-02T10:41:15.000Z', '2026-03-02T10:41:15.000Z');
INSERT INTO public.staff_accounts VALUES ('294c9dfb-4ee6-4fb7-b0e4-21830e867641', '9594f9ed-c080-4967-9be8-ee023ea765ff', 'credential', '9594f9ed-c080-4967-9be8-ee023ea765ff', '2d865f3f6eb718be5b0119349fb54313:285f70ebbc942ec075c4762a0cab4f36229b9f47f8dba3a440557ca518cc0c601b9cb31b924f96610a1a9e39f86618dc31a5d9bd3f8e4927f6304ee063db4cc5', '2026-03-02T10:41:15.000Z', '2026-03-02T10:41:15.000Z');

INSERT INTO public.staff_sessions VALUES ('1a813f92-7c01-4d0d-b560-90b1abf910ee', 'TFgptV0NvMXf6yOspEw0OCmPvXawV3D8', '8701e577-0cca-42e6-957e-465ab1ee7987', '2026-03-02T22:41:15.000Z', '2026-03-02T10:41:15.000Z', '2026-03-02T10:41:15.000Z', '203.0.113.20', '');
INSERT INTO public.staff_sessions VALUES ('b0eff97e-836e-4a84-9d71-4d8afa8db358', '2d8ytiI1uhohShOO2Oy8xb7AQ3NYUpVI', '9594f9ed-c080-4967-9be8-ee023ea765ff', '2026-03-02T22:41:15.000Z', '2026-03-02T10:41:15.000Z', '2026-03-02T10:41:15.000Z', '203.0.113.21', '');

INSERT INTO public.staff_two_factors VALUES ('94b02ba0-f3ec-4694-949c-1d14648ac8a6', '9594f9ed-c080-4967-9be8-ee023ea765ff', '$ba$1$6c0f1cc3336780762b32285aba48b6d51f1fb49657d6fcd5381f4b2569e84a5171f2c9121acfdf914dc6a8c36447e8881a64c5944894e9e1448d60153d970334d09898b011f4b35c', '$ba$1$945b4581c9a415917564abf5a939535ff3d78bfb2d26dbcbc12a7e6e274eb03553b950ac5e77e78ed89e8f50098736f8d38c9883e0f37fab90aa815235fe24babf6c9580eb0440e2a47911cae4151540eb37a5b895289d445ea084753e6dd7c2b5d65af13c31640bb431b3099d32df602683a0a4441be1c1cff76a19159f431cd1e5b2d5ff453afbef0a824d8c89dbd9f2dbcf4c7d2d418569b51116e6a4f695a71633662bf735057de41ac833b9e6612f90161283', 1, 0);

INSERT INTO public.staff_users VALUES ('8701e577-0cca-42e6-957e-465ab1ee7987', 'sam@larkfield.example', 0, '2026-03-02T10:41:15.000Z', '2026-03-02T10:41:15.000Z', '2026-03-02T10:41:15.000Z');
INSERT INTO public.staff_users VALUES ('9594f9ed-c080-4967-9be8-ee023ea765ff', 'robin@larkfield.example', 1, '2026-03-02T10:41:15.000Z', '2026-03-02T10:41:15.000Z', '2026-03-02T10:41:15.000Z');

INSERT INTO public.staff_verifications VALUES ('35545ac4-7374-4b12-9eb2-b1f24570cc22', '2fa-VET7dMLp_9i1LnU0AvxR', '9594f9ed-c080-4967-9be8-ee023ea765ff', '2026-03-02T10:51:15.000Z', '2026-03-02T10:41:15.000Z', '2026-03-02T10:41:15.000Z');
INSERT INTO public.staff_verifications VALUES ('debd3b6b-1239-40db-8c06-c03474111acc', '2fa-attempts-2fa-VET7dMLp_9i1LnU0AvxR', '0', '2026-03-02T10:51:15.000Z', '2026-03-02T10:41:15.000Z', '2026-03-02T10:41:15.000Z');

INSERT INTO public.submissions VALUES ('01a20829-d55e-706f-ba21-c2fbb1206a38', '01a20829-d55a-716a-b7b4-e8ed99c05d25', 'email', 'Cd0v5fwRiXea2XZCP53BFxLibiLnhLhjVyQ88yBZujQ', '{"fullName":"Jordan Ellis","email":"jordan.ellis@mail.example","country":"UNITED STATES","phoneNumber":"+1 (813) 555-0142","termsAgreed":true,"serviceName":"Professional Resume Writing","servicePrice":79,"pageUrl":"https://larkfield.example/lp8/?gclid=abc","attribution":{"first":{"at":"2026-02-27T08:00:00.000Z","landingPage":"/lp8/","referrer":"https://www.google.example/","params":{"gclid":"abc"}}},"consents":[{"name":"termsAgreed","given":true,"text":"I Agree and accept Terms Conditions and Privacy Policy","at":"2026-03-02T10:00:00.000Z"}],"pageRevision":"a1b2c3d4","form":"order","kind":"order","originalPrice":220}', '2026-03-02T10:00:00.000Z', '203.0.113.7', 'Mozilla/5.0 (iPhone)');
INSERT INTO public.submissions VALUES ('01a20829-d564-78ad-bf51-45614c7f10b6', '01a20829-d55a-716a-b7b4-e8ed99c05d25', 'crm', 'KwVVUH6Dj1Ns_sMG8Zl_rDQ4ui-PYaMArOPCHhUghI4', '{"clientName":"Jordan Ellis","email":"jordan.ellis@mail.example","phoneNumber":"+1 (813) 555-0142","service":"Professional Resume Writing","message":"Requested service: Professional Resume Writing. Page: https://larkfield.example/lp8/","brandSlug":"larkfield-resumes"}', '2026-03-02T10:00:00.000Z', '203.0.113.7', 'Mozilla/5.0 (iPhone)');
INSERT INTO public.submissions VALUES ('01a20829-d58e-78c5-8c6e-c3add2dc3fd2', '01a20829-d58c-7c5c-b15d-b302cccf1e8f', 'form', 'w3b6F_zv8U6lmllFGQ8aWuVAMU_4Pn8ysi7lrhp-S1E', 'form=order&formId=order-form&brandSlug=larkfield-resumes&pageUrl=%2Flp8%2F&serviceName=Professional+Resume+Writing&servicePrice=79&idempotencyKey=&fullName=Bargain+Links&email=ads%40spam.example&country=UNITED+STATES&phoneNumber=%28813%29+555-0188&termsAgreed=on', '2026-03-02T10:01:05.000Z', '203.0.113.7', NULL);
INSERT INTO public.submissions VALUES ('01a20829-d596-72de-802b-bd492039da87', '01a20829-d596-773a-9ac6-e8d114f54fa0', 'email', 'b2rWyD3cZ4H6eQh9MjLKxaShT7v6RK0L97UyznLUXsw', '{"fullName":"Bot","email":"bot@spam.example","country":"UNITED STATES","phoneNumber":"+1 (813) 555-0142","termsAgreed":true,"serviceName":"Professional Resume Writing","servicePrice":79,"pageUrl":"https://larkfield.example/lp8/?gclid=abc","website":"https://spam.example"}', '2026-03-02T10:01:05.000Z', '203.0.113.7', NULL);
INSERT INTO public.submissions VALUES ('01a20829-d59f-7148-a5f2-633ff3b1975f', '01a20829-d59d-7b5e-bcaa-01e18b2315e8', 'form', '86IL7-wiMvB3dSn1J3Y5ZZIzxXd6XY5EqJAnlhP1BEk', 'form=order&formId=order-form&brandSlug=larkfield-resumes&pageUrl=%2Flp8%2F&serviceName=Professional+Resume+Writing&servicePrice=79&idempotencyKey=&fullName=Zo%C3%AB+O%27Brien-%C5%81ukasz&email=zoe%40mail.example&country=UNITED+KINGDOM&phoneNumber=%2B44+20+7946+0958&termsAgreed=on&message=Two+lines%3B%0Awith+%27quotes%27%2C+a+%5C+backslash%2C+a+%09tab%2C+and+%E4%B8%AD%E6%96%87+%F0%9F%99%82.%0ADROP+TABLE+leads%3B+--', '2026-03-02T10:11:05.000Z', '203.0.113.7', NULL);
INSERT INTO public.submissions VALUES ('01a20829-d5b6-7b3b-aed1-aca2ba0384b2', '01a20829-d5b5-76a7-840f-536cc295fafc', 'crm', 'SKNWeOUa6IHzgkkFr1EDxTczFoKQ5BWDJC3LJpuixfg', '{"clientName":"Priya Nair","email":"priya@mail.example","phoneNumber":"+1 (813) 555-0142","service":"Professional Resume Writing","message":null,"brandSlug":"larkfield-resumes"}', '2026-03-02T10:21:10.000Z', '203.0.113.7', NULL);
INSERT INTO public.submissions VALUES ('01a20829-d5cc-7f3a-85d0-d19b0e017e57', '01a20829-d5b5-76a7-840f-536cc295fafc', 'email', 'QdZvx_9tZG002-NCYEEC7VuKYmUwtOu6PkHPCtVZ34w', '{"fullName":"Priya Nair","email":"priya@mail.example","country":"UNITED STATES","phoneNumber":"+1 (813) 555-0142","termsAgreed":true,"serviceName":"Professional Resume Writing","servicePrice":79,"pageUrl":"https://larkfield.example/lp8/?gclid=abc","message":"By Friday, please."}', '2026-03-02T10:21:15.000Z', '203.0.113.7', NULL);
INSERT INTO public.submissions VALUES ('01a20829-d5d3-7774-b0f2-feb60aa327db', '01a20829-d5d1-7dc3-aca6-b188f5339590', 'form', 'kSBsnA4ZK7svZM4aqvSdYxgXdEoAaP14Ei97Y-JQl5M', 'form=order&formId=order-form&brandSlug=larkfield-resumes&pageUrl=%2Flp8%2F&serviceName=Professional+Resume+Writing&servicePrice=79&idempotencyKey=&fullName=Dana+Whitfield&email=dana%40mail.example&country=UNITED+STATES&phoneNumber=%28813%29+555-0177&termsAgreed=on', '2026-03-02T10:41:15.000Z', '203.0.113.7', NULL);
INSERT INTO public.submissions VALUES ('01a21420-8dcd-72da-89a4-9af95e4637fd', '01a21420-8dca-7fb6-9b73-fc90b9d9554c', 'email', 'Y-u7sRwjC5DMArwaiz0FPqzRhs2gEKhaRfkXdsV_i1I', '{"fullName":"Avery Brooks","email":"avery.brooks@mail.example","country":"UNITED STATES","phoneNumber":"+1 (512) 555-0134","termsAgreed":true,"serviceName":"Professional Resume Writing","servicePrice":79,"pageUrl":"https://larkfield.example/jobs/?utm_campaign=texas","form":"jobs","pageRevision":"c3d4e5f6","answers":[{"id":"shift","label":"x","value":"Nights"},{"id":"notes","label":"x","value":"Two lines;\nwith “quotes” and a \\ backslash."}],"attribution":{"first":{"at":"2026-02-28T18:20:00.000Z","landingPage":"/jobs/","referrer":"https://www.google.example/","params":{"utm_source":"google","utm_campaign":"spring","gclid":"def"}},"last":{"at":"2026-03-02T10:48:00.000Z","landingPage":"/jobs/","referrer":"","params":{"utm_campaign":"texas"}}}}', '2026-03-02T10:50:00.000Z', '203.0.113.9', 'Mozilla/5.0 (Windows NT 10.0)');
INSERT INTO public.submissions VALUES ('01a21420-8dd2-73aa-bb1c-297c4de9d244', '01a21420-8dca-7fb6-9b73-fc90b9d9554c', 'crm', 'NW4gFZasMUZLmjVkd1wehj7zXotMRQLRtrm5RKZY5hU', '{"clientName":"Avery Brooks","email":"avery.brooks@mail.example","phoneNumber":"+1 (512) 555-0134","service":"Professional Resume Writing","message":"Requested service: Professional Resume Writing. Page: https://larkfield.example/lp8/","brandSlug":"larkfield-resumes","form":"jobs","pageRevision":"c3d4e5f6","answers":[{"id":"shift","label":"x","value":"Nights"},{"id":"notes","label":"x","value":"Two lines;\nwith “quotes” and a \\ backslash."}]}', '2026-03-02T10:50:01.000Z', '203.0.113.9', 'Mozilla/5.0 (Windows NT 10.0)');
INSERT INTO public.submissions VALUES ('01a21420-8e1e-7320-9871-833df54822e8', '01a21420-8e1c-7f66-a491-cd3dcf91c6e9', 'form', 'yG7iQSV_VoXpzKSwNreOY4oA_QeTXcaXdRpTfF6EG60', 'form=order&formId=order-form&brandSlug=larkfield-resumes&pageUrl=%2Flp8%2F&serviceName=Professional+Resume+Writing&servicePrice=79&idempotencyKey=&fullName=Robin+Vale&email=robin.vale%40mail.example&country=UNITED+STATES&phoneNumber=%28813%29+555-0199&termsAgreed=on&message=Please+call+after+5+p.m.', '2026-03-02T10:55:00.000Z', '203.0.113.9', NULL);
INSERT INTO public.submissions VALUES ('01a21420-8e58-7ff4-8175-ddbd8ca111a9', '01a21420-8e58-768f-b168-c911810542c8', 'email', 'XL8vnelHvzSxsZvUX5xHFFobtlCVNUetKWLGVzsRYTw', '{"fullName":"Bot","email":"bot2@spam.example","country":"UNITED STATES","phoneNumber":"+1 (813) 555-0142","termsAgreed":true,"serviceName":"Professional Resume Writing","servicePrice":79,"pageUrl":"/jobs/","form":"jobs","answers":[{"id":"shift","label":"x","value":"Nights"},{"id":"notes","label":"x","value":"Two lines;\nwith “quotes” and a \\ backslash."}],"website":"https://spam.example"}', '2026-03-02T10:58:00.000Z', '203.0.113.9', 'Mozilla/5.0 (Windows NT 10.0)');

INSERT INTO public.test_intents VALUES ('pi_test_c814bcd9bde59f0ee0d3a455', 'link test_vKXKCNHkfrQVHJfh5sAQTVMe', 15000, 'paid', 'pi_test_c814bcd9bde59f0ee0d3a455_secret_a0d05a6a86fee2e50d4a905cd7e2eecbb4c5', 'pm_card_visa#1', '0f8d6736-f9ed-4bdc-8026-5f6781d8ec89', NULL, 0, 0);
INSERT INTO public.test_intents VALUES ('pi_test_0a3025f5089768eca9cdfe47', 'link test_6w2V9YLqdfW5EBnAeR6y5YnS', 7900, 'payable', 'pi_test_0a3025f5089768eca9cdfe47_secret_c39b1925704a58b716179b3670dadedbb2bc', 'pm_card_visa_chargeDeclinedInsufficientFunds#1', '83832476-9dc9-43b7-8f6f-810eb13e6f34', 'insufficient_funds', 0, 0);
INSERT INTO public.test_intents VALUES ('pi_test_388b134c2834f7a0c03eec5c', 'link test_FJzijXQ3d2p9yZiVeXPJHuzM', 8000, 'action', 'pi_test_388b134c2834f7a0c03eec5c_secret_45ded782926f1fb71f99c84d391eb7291fd8', 'pm_card_authenticationRequired#1', '5880b0e1-40d6-45bb-86e9-f15a591edfdf', NULL, 0, 0);
INSERT INTO public.test_intents VALUES ('pi_test_cb82338a3efdca8650965620', 'link test_9me7XyVyiQiyQqNjeLB6mDZe', 9950, 'paid', 'pi_test_cb82338a3efdca8650965620_secret_2c6c7a377416f40d605f964b7364cfbb1b77', 'pm_card_visa#2', '4dc55054-6542-4ef1-8d4c-33f0e241b9d5', NULL, 9950, 0);

INSERT INTO public.vitals VALUES ('2026-03-02', '/', 'LCP', 11, 1);
INSERT INTO public.vitals VALUES ('2026-03-02', '/', 'CLS', 0, 1);

ALTER TABLE ONLY public.attachment_chunks
    ADD CONSTRAINT attachment_chunks_key PRIMARY KEY (attachment_id, "position");

ALTER TABLE ONLY public.attachments
    ADD CONSTRAINT attachments_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.leads
    ADD CONSTRAINT leads_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.leads
    ADD CONSTRAINT leads_submission_key_key UNIQUE (submission_key);

ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_once_for_a_lead UNIQUE (lead_id, target, edition);

ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_once_for_a_payment UNIQUE (payment_link_id, target, payment_event);

ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.payment_attempts
    ADD CONSTRAINT payment_attempts_once UNIQUE (link_id, payment_method);

ALTER TABLE ONLY public.payment_attempts
    ADD CONSTRAINT payment_attempts_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.payment_events
    ADD CONSTRAINT payment_events_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.payment_links
    ADD CONSTRAINT payment_links_intent_id_key UNIQUE (intent_id);

ALTER TABLE ONLY public.payment_links
    ADD CONSTRAINT payment_links_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.rate_limits
    ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (key);

ALTER TABLE ONLY public.settings
    ADD CONSTRAINT settings_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.staff_accounts
    ADD CONSTRAINT staff_accounts_once UNIQUE (user_id, provider_id);

ALTER TABLE ONLY public.staff_accounts
    ADD CONSTRAINT staff_accounts_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.staff_sessions
    ADD CONSTRAINT staff_sessions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.staff_sessions
    ADD CONSTRAINT staff_sessions_token_key UNIQUE (token);

ALTER TABLE ONLY public.staff_two_factors
    ADD CONSTRAINT staff_two_factors_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.staff_two_factors
    ADD CONSTRAINT staff_two_factors_user_id_key UNIQUE (user_id);

ALTER TABLE ONLY public.staff_users
    ADD CONSTRAINT staff_users_email_key UNIQUE (email);

ALTER TABLE ONLY public.staff_users
    ADD CONSTRAINT staff_users_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.staff_verifications
    ADD CONSTRAINT staff_verifications_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.submissions
    ADD CONSTRAINT submissions_once UNIQUE (lead_id, channel, digest);

ALTER TABLE ONLY public.submissions
    ADD CONSTRAINT submissions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.test_intents
    ADD CONSTRAINT test_intents_client_secret_key UNIQUE (client_secret);

ALTER TABLE ONLY public.test_intents
    ADD CONSTRAINT test_intents_idempotency_key_key UNIQUE (idempotency_key);

ALTER TABLE ONLY public.test_intents
    ADD CONSTRAINT test_intents_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.vitals
    ADD CONSTRAINT vitals_key PRIMARY KEY (day, page, metric, bucket);

CREATE INDEX attachments_by_lead ON public.attachments USING btree (lead_id, received_at);

CREATE INDEX leads_by_fingerprint ON public.leads USING btree (fingerprint, received_at);

CREATE INDEX leads_by_time ON public.leads USING btree (received_at);

CREATE INDEX outbox_by_turn ON public.outbox USING btree (status, target, next_attempt_at);

CREATE INDEX payment_links_by_check ON public.payment_links USING btree (check_at);

CREATE INDEX payment_links_by_end ON public.payment_links USING btree (state, expires_at);

CREATE INDEX payment_links_by_time ON public.payment_links USING btree (created_at);

CREATE INDEX rate_limits_by_end ON public.rate_limits USING btree (expires_at);

CREATE INDEX staff_sessions_by_end ON public.staff_sessions USING btree (expires_at);

CREATE INDEX staff_sessions_by_user ON public.staff_sessions USING btree (user_id);

CREATE INDEX staff_verifications_by_identifier ON public.staff_verifications USING btree (identifier);

ALTER TABLE ONLY public.attachment_chunks
    ADD CONSTRAINT attachment_chunks_attachment_id_fkey FOREIGN KEY (attachment_id) REFERENCES public.attachments(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.attachments
    ADD CONSTRAINT attachments_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES public.leads(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES public.leads(id);

ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_payment_link_id_fkey FOREIGN KEY (payment_link_id) REFERENCES public.payment_links(id);

ALTER TABLE ONLY public.payment_attempts
    ADD CONSTRAINT payment_attempts_link_id_fkey FOREIGN KEY (link_id) REFERENCES public.payment_links(id);

ALTER TABLE ONLY public.staff_accounts
    ADD CONSTRAINT staff_accounts_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.staff_users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.staff_sessions
    ADD CONSTRAINT staff_sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.staff_users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.staff_two_factors
    ADD CONSTRAINT staff_two_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.staff_users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.submissions
    ADD CONSTRAINT submissions_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES public.leads(id);
