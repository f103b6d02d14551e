-- A database at schema 0018-search-index, as the server wrote it on 2026-03-02 between 10:00 and 10:24 UTC, dumped with
-- `pg_dump --inserts --no-owner --no-privileges` of PostgreSQL 15, without its comments.
-- Calls to the real application with the built-in test payments made it: leads from an ad of Google with a claim and tags, from
-- one of Meta that is lost, from a search, and one that staff called spam; a chat; payment links that are open, paid, refunded,
-- and without a lead; page speed; and a person who was erased. `upgrade.test.ts` upgrades it. Never edit it: a later schema gets
-- a dump of its own.


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

CREATE TABLE public.chat_messages (
    lead_id text NOT NULL,
    seq integer NOT NULL,
    id text NOT NULL,
    at text NOT NULL,
    staff text,
    text text NOT NULL
);

CREATE TABLE public.chats (
    lead_id text NOT NULL,
    key_hash text NOT NULL,
    created_at text NOT NULL,
    last_seq integer NOT NULL,
    visitor_read_seq integer NOT NULL,
    staff_read_seq integer NOT NULL,
    visitor_seen_at text,
    visitor_typing_at text,
    staff_typing_at text,
    staff_typing text,
    ended_at text,
    blocked_at text,
    transcript_seq integer DEFAULT 0 NOT NULL,
    contact_at text
);

CREATE TABLE public.desk_events (
    id text NOT NULL,
    lead_id text NOT NULL,
    at text NOT NULL,
    staff text,
    revision integer NOT NULL,
    event text NOT NULL
);

CREATE TABLE public.desk_leads (
    id bigint NOT NULL,
    lead_id text NOT NULL,
    received_at text NOT NULL,
    changed_at text NOT NULL,
    is_spam integer NOT NULL,
    state text NOT NULL,
    reason text,
    owner text,
    due_at text,
    answer_by text,
    offered_to text,
    offered_until text,
    escalated_at text,
    answered_at text,
    answered_by text,
    person_id text,
    revision integer NOT NULL,
    page_path text NOT NULL,
    source text NOT NULL,
    campaign text NOT NULL,
    email_key text NOT NULL,
    phone_key text NOT NULL,
    facts text NOT NULL,
    words text NOT NULL,
    document tsvector GENERATED ALWAYS AS (array_to_tsvector(array_remove(string_to_array(((facts || ' '::text) || words), ' '::text), ''::text))) STORED
);

CREATE SEQUENCE public.desk_leads_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.desk_leads_id_seq OWNED BY public.desk_leads.id;

CREATE TABLE public.desk_presence (
    tab text NOT NULL,
    staff text NOT NULL,
    lead_id text,
    is_writing integer NOT NULL,
    seen_at text NOT NULL,
    takes_chats integer DEFAULT 1 NOT NULL
);

CREATE TABLE public.desk_reports (
    week text NOT NULL,
    since text NOT NULL,
    until text NOT NULL
);

CREATE TABLE public.desk_tags (
    lead_id text NOT NULL,
    tag text NOT NULL
);

CREATE TABLE public.desk_turns (
    staff text NOT NULL,
    offered_at text NOT NULL
);

CREATE TABLE public.desk_views (
    lead_id text NOT NULL,
    staff text NOT NULL,
    seen_at text NOT NULL
);

CREATE TABLE public.erasures (
    id text NOT NULL,
    at text NOT NULL,
    reason text NOT NULL,
    lead_ids text NOT NULL,
    counts text NOT NULL,
    cleaned_at text
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
    tag_consent text,
    is_visitor integer DEFAULT 0 NOT NULL
);

CREATE TABLE public.mailboxes (
    name text NOT NULL,
    uid_validity text,
    last_uid integer NOT NULL,
    holder text,
    held_until text
);

CREATE TABLE public.mails (
    id text NOT NULL,
    lead_id text,
    direction text NOT NULL,
    kind text NOT NULL,
    at text NOT NULL,
    staff text,
    template_id text,
    from_address text NOT NULL,
    from_name text NOT NULL,
    to_address text NOT NULL,
    reply_to text,
    subject text NOT NULL,
    text text NOT NULL,
    html text,
    words text NOT NULL,
    message_id text NOT NULL,
    in_reply_to text,
    reference_ids text NOT NULL,
    digest text,
    files text NOT NULL,
    dropped_files text NOT NULL,
    failure text
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
    last_error text,
    mail_id text,
    accepted_by text,
    erasure_id text,
    retention_day text,
    report_week text
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
    payer text,
    lead_id text,
    client_name text,
    client_email text
);

CREATE TABLE public.rate_limits (
    key text NOT NULL,
    points integer NOT NULL,
    expires_at text NOT NULL
);

CREATE TABLE public.retention_runs (
    day text NOT NULL,
    claimed_until text NOT NULL,
    finished_at text,
    report text
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
    signed_in_at text,
    role text DEFAULT 'admin'::text NOT NULL,
    name text
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

ALTER TABLE ONLY public.desk_leads ALTER COLUMN id SET DEFAULT nextval('public.desk_leads_id_seq'::regclass);

INSERT INTO public.chat_messages VALUES ('01a21efd-bbde-737a-a21b-71c2f16ecfb7', 1, '23014221-fb99-403a-a3ce-6602fb0fa4c5', '2026-03-02T10:20:00.000Z', NULL, 'Do you write federal resumes?');

INSERT INTO public.chats VALUES ('01a21efd-bbde-737a-a21b-71c2f16ecfb7', 'liM1yQRGy7Y-ap3NMFFcPaoh5s-PJV8b1wosvpMT5OE', '2026-03-02T10:20:00.000Z', 1, 1, 0, '2026-03-02T10:20:00.000Z', NULL, NULL, NULL, NULL, NULL, 0, NULL);

INSERT INTO public.desk_events VALUES ('01a21efd-bac7-79dc-adf3-f185e65b85b6', '01a21efd-b9ff-7687-ad48-11bd4be20bcd', '2026-03-02T10:05:00.000Z', 'nora@larkfield.example', 1, '{"kind":"claimed"}');
INSERT INTO public.desk_events VALUES ('01a21efd-bb0c-7c94-8651-e288ad20bb0d', '01a21efd-b9ff-7687-ad48-11bd4be20bcd', '2026-03-02T10:06:00.000Z', 'nora@larkfield.example', 2, '{"kind":"tags","added":["vip"],"removed":[]}');
INSERT INTO public.desk_events VALUES ('01a21efd-bb35-7687-8e9c-0b893dc6ff4c', '01a21efd-ba93-74ab-9993-6e8d667b4d1a', '2026-03-02T10:07:00.000Z', 'nora@larkfield.example', 1, '{"kind":"spam","isSpam":true,"reason":"casino"}');
INSERT INTO public.desk_events VALUES ('01a21efd-bb5d-70d6-9ea0-5aa32b0a1bb3', '01a21efd-ba36-7b0a-a182-33a8920ffb75', '2026-03-02T10:08:00.000Z', 'nora@larkfield.example', 1, '{"kind":"assigned","from":null,"to":"nora@larkfield.example"}');
INSERT INTO public.desk_events VALUES ('01a21efd-bb5d-73ae-94b5-22a21635c475', '01a21efd-ba36-7b0a-a182-33a8920ffb75', '2026-03-02T10:08:00.000Z', 'nora@larkfield.example', 1, '{"kind":"state","from":"open","to":"lost","reason":"price"}');
INSERT INTO public.desk_events VALUES ('01a21efd-bb76-7fa7-b9cd-6e7bcc6273bb', '01a21efd-b9ff-7687-ad48-11bd4be20bcd', '2026-03-02T10:09:00.000Z', 'nora@larkfield.example', 2, '{"kind":"link","step":"created","linkId":"test_yLVnPdpeFNtEHcA9QBAzwcGR","title":"Paid","cents":21900}');
INSERT INTO public.desk_events VALUES ('01a21efd-bb7b-71a9-aec2-e2fbb05b3162', '01a21efd-b9ff-7687-ad48-11bd4be20bcd', '2026-03-02T10:10:00.000Z', NULL, 2, '{"kind":"link","step":"opened","linkId":"test_yLVnPdpeFNtEHcA9QBAzwcGR","title":"Paid","cents":21900}');
INSERT INTO public.desk_events VALUES ('01a21efd-bb88-70cd-a1a2-532f94e78e52', '01a21efd-b9ff-7687-ad48-11bd4be20bcd', '2026-03-02T10:11:00.000Z', NULL, 2, '{"kind":"link","step":"paid","linkId":"test_yLVnPdpeFNtEHcA9QBAzwcGR","title":"Paid","cents":21900}');
INSERT INTO public.desk_events VALUES ('01a21efd-bb90-795f-a600-1f283c10c975', '01a21efd-ba36-7b0a-a182-33a8920ffb75', '2026-03-02T10:12:00.000Z', 'nora@larkfield.example', 1, '{"kind":"link","step":"created","linkId":"test_nKRZpKfhvza7bC2bA9ZB5WPD","title":"Refunded","cents":7900}');
INSERT INTO public.desk_events VALUES ('01a21efd-bb95-7f44-8572-e582c447d3bc', '01a21efd-ba36-7b0a-a182-33a8920ffb75', '2026-03-02T10:13:00.000Z', NULL, 1, '{"kind":"link","step":"opened","linkId":"test_nKRZpKfhvza7bC2bA9ZB5WPD","title":"Refunded","cents":7900}');
INSERT INTO public.desk_events VALUES ('01a21efd-bba9-7de1-944f-d043a891f65e', '01a21efd-ba36-7b0a-a182-33a8920ffb75', '2026-03-02T10:14:00.000Z', NULL, 1, '{"kind":"link","step":"paid","linkId":"test_nKRZpKfhvza7bC2bA9ZB5WPD","title":"Refunded","cents":7900}');
INSERT INTO public.desk_events VALUES ('01a21efd-bbb7-7105-ba99-03537718c44b', '01a21efd-ba36-7b0a-a182-33a8920ffb75', '2026-03-02T10:15:00.000Z', NULL, 1, '{"kind":"link","step":"refunded","linkId":"test_nKRZpKfhvza7bC2bA9ZB5WPD","title":"Refunded","cents":7900}');
INSERT INTO public.desk_events VALUES ('01a21efd-bbd6-72dc-bab4-a55aa96294f9', '01a21efd-b9ff-7687-ad48-11bd4be20bcd', '2026-03-02T10:19:00.000Z', 'nora@larkfield.example', 2, '{"kind":"link","step":"created","linkId":"test_Ebh6beEYVsUiYJhKJMwvGyfB","title":"Open","cents":9900}');

INSERT INTO public.desk_leads VALUES (3, '01a21efd-ba6a-7295-9a56-e43a8934de49', '2026-03-02T10:03:00.000Z', '2026-03-02T10:03:00.000Z', 0, 'open', NULL, NULL, NULL, '2026-03-02T10:08:00.000Z', NULL, NULL, NULL, NULL, NULL, NULL, 0, '', 'Google', '', 'priya.nair@mail.example', '8135550142', 'priya nair priya nair mail example professional resume writing 18135550142 8135550142 135550142 35550142 5550142 550142 50142 0142', '', DEFAULT);
INSERT INTO public.desk_leads VALUES (4, '01a21efd-ba93-74ab-9993-6e8d667b4d1a', '2026-03-02T10:04:00.000Z', '2026-03-02T10:07:00.000Z', 1, 'open', NULL, NULL, NULL, '2026-03-02T10:09:00.000Z', NULL, NULL, NULL, NULL, NULL, NULL, 1, '/lp8', 'Direct', '', 'casino.winner@mail.example', '8135550142', 'casino winner casino winner mail example professional resume writing 18135550142 8135550142 135550142 35550142 5550142 550142 50142 0142', '', DEFAULT);
INSERT INTO public.desk_leads VALUES (2, '01a21efd-ba36-7b0a-a182-33a8920ffb75', '2026-03-02T10:02:00.000Z', '2026-03-02T10:15:00.000Z', 0, 'lost', 'price', 'nora@larkfield.example', NULL, '2026-03-02T10:07:00.000Z', NULL, NULL, NULL, NULL, NULL, NULL, 1, '/lp8', 'Meta Ads', 'managers', 'robin.vale@mail.example', '8135550142', 'robin vale robin vale mail example professional resume writing 18135550142 8135550142 135550142 35550142 5550142 550142 50142 0142', '', DEFAULT);
INSERT INTO public.desk_leads VALUES (1, '01a21efd-b9ff-7687-ad48-11bd4be20bcd', '2026-03-02T10:01:00.000Z', '2026-03-02T10:19:00.000Z', 0, 'open', NULL, 'nora@larkfield.example', NULL, '2026-03-02T10:06:00.000Z', NULL, NULL, NULL, NULL, NULL, NULL, 2, '/lp8', 'Google Ads', 'exact', 'dana.whitfield@mail.example', '8135550142', 'dana whitfield dana whitfield mail example professional resume writing 18135550142 8135550142 135550142 35550142 5550142 550142 50142 0142', '', DEFAULT);
INSERT INTO public.desk_leads VALUES (5, '01a21efd-bbde-737a-a21b-71c2f16ecfb7', '2026-03-02T10:20:00.000Z', '2026-03-02T10:20:00.000Z', 0, 'open', NULL, NULL, NULL, '2026-03-02T10:25:00.000Z', NULL, NULL, NULL, NULL, NULL, NULL, 0, '/lp8', 'Direct', '', '', '', 'general request chat', 'do you write federal resumes', DEFAULT);

INSERT INTO public.desk_tags VALUES ('01a21efd-b9ff-7687-ad48-11bd4be20bcd', 'vip');

INSERT INTO public.desk_views VALUES ('01a21efd-b9ff-7687-ad48-11bd4be20bcd', 'nora@larkfield.example', '2026-03-02T10:06:00.000Z');
INSERT INTO public.desk_views VALUES ('01a21efd-ba93-74ab-9993-6e8d667b4d1a', 'nora@larkfield.example', '2026-03-02T10:07:00.000Z');
INSERT INTO public.desk_views VALUES ('01a21efd-ba36-7b0a-a182-33a8920ffb75', 'nora@larkfield.example', '2026-03-02T10:08:00.000Z');

INSERT INTO public.erasures VALUES ('01a21efd-bc28-73d2-b09d-5ae2967b7bfe', '2026-03-02T10:24:00.000Z', 'request', '["01a21efd-bbfa-78b7-8ee3-c02edb5aa087"]', '{"rate_limits":1,"outbox":2,"desk_leads":1,"submissions":1,"leads":1}', '2026-03-02T10:24:00.000Z');

INSERT INTO public.kysely_migration VALUES ('0001-leads', '2026-03-02T10:00:00.000Z');
INSERT INTO public.kysely_migration VALUES ('0002-deliveries', '2026-03-02T10:00:00.001Z');
INSERT INTO public.kysely_migration VALUES ('0003-rate-limits', '2026-03-02T10:00:00.002Z');
INSERT INTO public.kysely_migration VALUES ('0004-vitals', '2026-03-02T10:00:00.003Z');
INSERT INTO public.kysely_migration VALUES ('0005-payments', '2026-03-02T10:00:00.004Z');
INSERT INTO public.kysely_migration VALUES ('0006-staff', '2026-03-02T10:00:00.005Z');
INSERT INTO public.kysely_migration VALUES ('0007-attachments', '2026-03-02T10:00:00.006Z');
INSERT INTO public.kysely_migration VALUES ('0008-answers', '2026-03-02T10:00:00.007Z');
INSERT INTO public.kysely_migration VALUES ('0009-tag-consent', '2026-03-02T10:00:00.008Z');
INSERT INTO public.kysely_migration VALUES ('0010-desk', '2026-03-02T10:00:00.009Z');
INSERT INTO public.kysely_migration VALUES ('0011-mail', '2026-03-02T10:00:00.010Z');
INSERT INTO public.kysely_migration VALUES ('0012-chat', '2026-03-02T10:00:00.011Z');
INSERT INTO public.kysely_migration VALUES ('0013-privacy', '2026-03-02T10:00:00.012Z');
INSERT INTO public.kysely_migration VALUES ('0014-lead-links', '2026-03-02T10:00:00.013Z');
INSERT INTO public.kysely_migration VALUES ('0015-weekly-report', '2026-03-02T10:00:00.014Z');
INSERT INTO public.kysely_migration VALUES ('0016-transcripts', '2026-03-02T10:00:00.015Z');
INSERT INTO public.kysely_migration VALUES ('0017-chat-contact', '2026-03-02T10:00:00.016Z');
INSERT INTO public.kysely_migration VALUES ('0018-search-index', '2026-03-02T10:00:00.017Z');

INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);

INSERT INTO public.leads VALUES ('01a21efd-b9ff-7687-ad48-11bd4be20bcd', 'within 2954076 GC8YCWD3bHQb35Nb4TwsX0Z7nYFAWNCK8XWjNz-XOWg', 'ba805e9b-fcb4-4cce-850c-69cd878cbbec', 'GC8YCWD3bHQb35Nb4TwsX0Z7nYFAWNCK8XWjNz-XOWg', '2026-03-02T10:01:00.000Z', 'Dana Whitfield', 'dana.whitfield@mail.example', '+1 (813) 555-0142', 'UNITED STATES', 'Professional Resume Writing', '79', NULL, 'https://larkfield.example/lp8/?x=1', NULL, NULL, NULL, NULL, '2026-03-02T10:01:00.000Z', NULL, NULL, NULL, 'q0Xv2nB7', '{"last":{"at":"2026-03-02T09:55:00.000Z","landingPage":"/lp8/","referrer":"","params":{"utm_campaign":"exact","gclid":"Cj0KCQ"}}}', NULL, NULL, 1, NULL, NULL, 0);
INSERT INTO public.leads VALUES ('01a21efd-ba36-7b0a-a182-33a8920ffb75', 'within 2954076 WaoZC5pMkjWkboT1RGiFRKuHCQE3le449oYYc7MCstY', '62791475-4621-4162-98c8-7f838bb8d712', 'WaoZC5pMkjWkboT1RGiFRKuHCQE3le449oYYc7MCstY', '2026-03-02T10:02:00.000Z', 'Robin Vale', 'robin.vale@mail.example', '+1 (813) 555-0142', 'UNITED STATES', 'Professional Resume Writing', '79', NULL, 'https://larkfield.example/lp8/?x=1', NULL, NULL, NULL, NULL, '2026-03-02T10:02:00.000Z', NULL, NULL, NULL, 'q0Xv2nB7', '{"last":{"at":"2026-03-02T09:55:00.000Z","landingPage":"/lp8/","referrer":"","params":{"utm_source":"facebook","utm_medium":"paid","utm_campaign":"managers"}}}', NULL, NULL, 1, NULL, NULL, 0);
INSERT INTO public.leads VALUES ('01a21efd-ba6a-7295-9a56-e43a8934de49', 'within 2954076 nEHC1syniLvobI5jkYhQmK5oyg6HUQxX4nSGNbX2Ml0', '06660da0-f216-4f9a-9df9-72d78b909968', 'nEHC1syniLvobI5jkYhQmK5oyg6HUQxX4nSGNbX2Ml0', '2026-03-02T10:03:00.000Z', 'Priya Nair', 'priya.nair@mail.example', '+1 (813) 555-0142', 'UNITED STATES', 'Professional Resume Writing', '79', NULL, 'https://larkfield.example/', NULL, NULL, NULL, NULL, '2026-03-02T10:03:00.000Z', NULL, NULL, NULL, 'q0Xv2nB7', '{"last":{"at":"2026-03-02T09:55:00.000Z","landingPage":"/lp8/","referrer":"https://www.google.com/","params":{}}}', NULL, NULL, 1, NULL, NULL, 0);
INSERT INTO public.leads VALUES ('01a21efd-ba93-74ab-9993-6e8d667b4d1a', 'within 2954076 acDk7pkNfGAdmh4_L-KRT8qJixZs2eX77BusUEoKN3A', '609e8d47-7e58-4f60-98be-431788109e64', 'acDk7pkNfGAdmh4_L-KRT8qJixZs2eX77BusUEoKN3A', '2026-03-02T10:04:00.000Z', 'Casino Winner', 'casino.winner@mail.example', '+1 (813) 555-0142', 'UNITED STATES', 'Professional Resume Writing', '79', NULL, 'https://larkfield.example/lp8/?x=1', NULL, NULL, NULL, NULL, '2026-03-02T10:04:00.000Z', NULL, NULL, NULL, 'q0Xv2nB7', NULL, NULL, 'marked', 1, NULL, NULL, 0);
INSERT INTO public.leads VALUES ('01a21efd-bbde-737a-a21b-71c2f16ecfb7', 'chat liM1yQRGy7Y-ap3NMFFcPaoh5s-PJV8b1wosvpMT5OE', NULL, '-rexGA4jMvL3uvzE0QZZHwMLU3m2dL4qylNOdHVa8zw', '2026-03-02T10:20:00.000Z', '', '', '', NULL, 'General request', NULL, NULL, 'https://larkfield.example/lp8/', NULL, 'chat', '203.0.113.7', NULL, NULL, NULL, 'chat', NULL, 'q0Xv2nB7', NULL, NULL, NULL, 1, NULL, NULL, 1);

INSERT INTO public.outbox VALUES ('01a21efd-ba01-774e-a760-b7aa0ed13690', '01a21efd-b9ff-7687-ad48-11bd4be20bcd', NULL, NULL, 'notice', 1, 'pending', 0, '2026-03-02T10:01:00.000Z', '2026-03-02T10:01:03.000Z', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES ('01a21efd-ba01-75c4-bf9d-59aeb67f81e1', '01a21efd-b9ff-7687-ad48-11bd4be20bcd', NULL, NULL, 'acknowledgement', 1, 'pending', 0, '2026-03-02T10:01:00.000Z', '2026-03-02T10:01:03.000Z', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES ('01a21efd-ba37-7e1a-a701-51ddec188056', '01a21efd-ba36-7b0a-a182-33a8920ffb75', NULL, NULL, 'notice', 1, 'pending', 0, '2026-03-02T10:02:00.000Z', '2026-03-02T10:02:03.000Z', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES ('01a21efd-ba37-7d2a-aefe-cf1d59aad822', '01a21efd-ba36-7b0a-a182-33a8920ffb75', NULL, NULL, 'acknowledgement', 1, 'pending', 0, '2026-03-02T10:02:00.000Z', '2026-03-02T10:02:03.000Z', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES ('01a21efd-ba6c-7425-9c91-022066d6b4da', '01a21efd-ba6a-7295-9a56-e43a8934de49', NULL, NULL, 'notice', 1, 'pending', 0, '2026-03-02T10:03:00.000Z', '2026-03-02T10:03:03.000Z', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES ('01a21efd-ba6c-79b8-b7f6-5d91a341a2bd', '01a21efd-ba6a-7295-9a56-e43a8934de49', NULL, NULL, 'acknowledgement', 1, 'pending', 0, '2026-03-02T10:03:00.000Z', '2026-03-02T10:03:03.000Z', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES ('01a21efd-bb89-7888-8a9e-dca0d5f3aba0', NULL, 'test_yLVnPdpeFNtEHcA9QBAzwcGR', 'paid', 'payment-notice', 1, 'pending', 0, '2026-03-02T10:11:00.000Z', '2026-03-02T10:11:00.000Z', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES ('01a21efd-bbaa-7039-b995-29491fe9d1b9', NULL, 'test_nKRZpKfhvza7bC2bA9ZB5WPD', 'paid', 'payment-notice', 1, 'pending', 0, '2026-03-02T10:14:00.000Z', '2026-03-02T10:14:00.000Z', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES ('01a21efd-bbb8-789a-9bec-7b0d3058f163', NULL, 'test_nKRZpKfhvza7bC2bA9ZB5WPD', 'refunded', 'payment-notice', 1, 'pending', 0, '2026-03-02T10:15:00.000Z', '2026-03-02T10:15:00.000Z', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES ('01a21efd-bbcf-7fb0-aec3-f6e9b61ba056', NULL, 'test_jmSKSjTNcD2h8iFeUt7sqemr', 'paid', 'payment-notice', 1, 'pending', 0, '2026-03-02T10:18:00.000Z', '2026-03-02T10:18:00.000Z', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES ('01a21efd-bbd7-7086-a502-abf8a3c0a301', NULL, 'test_Ebh6beEYVsUiYJhKJMwvGyfB', 'reminder-1', 'payment-reminder', 1, 'pending', 0, '2026-03-04T10:19:00.000Z', '2026-03-04T10:19:00.000Z', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES ('01a21efd-bbd7-7305-b27f-f08b3e6996ff', NULL, 'test_Ebh6beEYVsUiYJhKJMwvGyfB', 'reminder-2', 'payment-reminder', 1, 'pending', 0, '2026-03-09T10:19:00.000Z', '2026-03-09T10:19:00.000Z', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.outbox VALUES ('01a21efd-bbd7-7c28-acad-f66d78715402', NULL, 'test_Ebh6beEYVsUiYJhKJMwvGyfB', 'reminder-3', 'payment-reminder', 1, 'pending', 0, '2026-03-31T10:19:00.000Z', '2026-03-31T10:19:00.000Z', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);

INSERT INTO public.payment_attempts VALUES ('82224899-756c-4d94-948c-a8f492d74c9f', 'test_yLVnPdpeFNtEHcA9QBAzwcGR', 'pm_card_visa#2', '2026-03-02T10:11:00.000Z', 'paid', NULL, '2026-03-02T10:11:00.000Z', '{"email":"maya.ellison@mail.example","firstName":"Maya","lastName":"Ellison","phone":"(813) 555-0142","address":"218 Palmetto Street","city":"Tampa","state":"Florida","zipCode":"33602","country":"US"}', NULL);
INSERT INTO public.payment_attempts VALUES ('66d8b6d6-08f3-411d-9f42-083186890b6d', 'test_nKRZpKfhvza7bC2bA9ZB5WPD', 'pm_card_visa#2', '2026-03-02T10:14:00.000Z', 'paid', NULL, '2026-03-02T10:14:00.000Z', '{"email":"maya.ellison@mail.example","firstName":"Maya","lastName":"Ellison","phone":"(813) 555-0142","address":"218 Palmetto Street","city":"Tampa","state":"Florida","zipCode":"33602","country":"US"}', NULL);
INSERT INTO public.payment_attempts VALUES ('8c15e7c7-04c5-411c-8771-d55929a67a80', 'test_jmSKSjTNcD2h8iFeUt7sqemr', 'pm_card_visa#2', '2026-03-02T10:18:00.000Z', 'paid', NULL, '2026-03-02T10:18:00.000Z', '{"email":"maya.ellison@mail.example","firstName":"Maya","lastName":"Ellison","phone":"(813) 555-0142","address":"218 Palmetto Street","city":"Tampa","state":"Florida","zipCode":"33602","country":"US"}', NULL);

INSERT INTO public.payment_links VALUES ('test_yLVnPdpeFNtEHcA9QBAzwcGR', 'Paid', 'One page, two revisions.', 21900, 'paid', 5, 'built-in test', 1, '2026-03-02T10:09:00.000Z', 'nora@larkfield.example', '2026-04-01T10:09:00.000Z', '2026-03-02T10:10:00.000Z', '2026-03-02T10:11:00.000Z', NULL, 'pi_test_22148df4da2d50a72418f9ff', 'paid', NULL, NULL, NULL, 0, '{"email":"maya.ellison@mail.example","firstName":"Maya","lastName":"Ellison","phone":"(813) 555-0142","address":"218 Palmetto Street","city":"Tampa","state":"Florida","zipCode":"33602","country":"US"}', '01a21efd-b9ff-7687-ad48-11bd4be20bcd', 'Dana Whitfield', 'dana.whitfield@mail.example');
INSERT INTO public.payment_links VALUES ('test_nKRZpKfhvza7bC2bA9ZB5WPD', 'Refunded', 'One page, two revisions.', 7900, 'refunded', 6, 'built-in test', 1, '2026-03-02T10:12:00.000Z', 'nora@larkfield.example', '2026-04-01T10:12:00.000Z', '2026-03-02T10:13:00.000Z', '2026-03-02T10:14:00.000Z', NULL, 'pi_test_231fc2ee4f45bfcfe16366aa', 'paid', NULL, NULL, NULL, 7900, '{"email":"maya.ellison@mail.example","firstName":"Maya","lastName":"Ellison","phone":"(813) 555-0142","address":"218 Palmetto Street","city":"Tampa","state":"Florida","zipCode":"33602","country":"US"}', '01a21efd-ba36-7b0a-a182-33a8920ffb75', 'Robin Vale', 'robin.vale@mail.example');
INSERT INTO public.payment_links VALUES ('test_jmSKSjTNcD2h8iFeUt7sqemr', 'Without a lead', 'One page, two revisions.', 15000, 'paid', 5, 'built-in test', 1, '2026-03-02T10:16:00.000Z', 'nora@larkfield.example', '2026-04-01T10:16:00.000Z', '2026-03-02T10:17:00.000Z', '2026-03-02T10:18:00.000Z', NULL, 'pi_test_1d73cd1b2857c3a975b7693e', 'paid', NULL, NULL, NULL, 0, '{"email":"maya.ellison@mail.example","firstName":"Maya","lastName":"Ellison","phone":"(813) 555-0142","address":"218 Palmetto Street","city":"Tampa","state":"Florida","zipCode":"33602","country":"US"}', NULL, NULL, NULL);
INSERT INTO public.payment_links VALUES ('test_Ebh6beEYVsUiYJhKJMwvGyfB', 'Open', 'One page, two revisions.', 9900, 'open', 1, 'built-in test', 1, '2026-03-02T10:19:00.000Z', 'nora@larkfield.example', '2026-04-01T10:19:00.000Z', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, '01a21efd-b9ff-7687-ad48-11bd4be20bcd', 'Dana Whitfield', 'dana.whitfield@mail.example');

INSERT INTO public.rate_limits VALUES ('acknowledgements to Ts08EcJ0sEBjVOnj3gPPt_eeCRh7AWLp1Jg-z3gjvSI', 1, '2026-03-03T10:01:00.000Z');
INSERT INTO public.rate_limits VALUES ('acknowledgements to jbcGwPxhGQJjaBXBVtv2pvUjQHeLqBrx5D2bjikK-dg', 1, '2026-03-03T10:02:00.000Z');
INSERT INTO public.rate_limits VALUES ('acknowledgements to hexRZZlLF7SgNX9w939PDAWza7qKUfOYXm7ZnNqnVl0', 1, '2026-03-03T10:03:00.000Z');
INSERT INTO public.rate_limits VALUES ('acknowledgements to vZ4O-KraG8kpcGYRx70eQEdFi8CPWxH7NXuRMenPLt4', 1, '2026-03-03T10:04:00.000Z');
INSERT INTO public.rate_limits VALUES ('chat messages of 203.0.113.7', 1, '2026-03-02T10:21:00.000Z');
INSERT INTO public.rate_limits VALUES ('chats of 203.0.113.7', 1, '2026-03-02T11:20:00.000Z');

INSERT INTO public.settings VALUES ('mail_secret', 'rFbKFSVlImDXPcJ0WBxaV8PrfiuXOft5jS6ww9KK8q0');

INSERT INTO public.staff_accounts VALUES ('5bb4d9a6-9f4f-4338-8079-e11b68f97586', 'be56530f-960b-417b-881a-b4acfd292bbe', 'credential', 'be56530f-960b-417b-881a-b4acfd292bbe', 'bb2053e241e193b434a07ff3ecfbd8e9:dabf711e75a76a4933f6ea0ab94d3eb256fbd3b1186bc5b5c8bad58972b195bcc0c7f4c93bff12a352b01f92ad985c4762199f8d4bf943ad707c05472b70208c', '2026-03-02T10:00:00.000Z', '2026-03-02T10:00:00.000Z');

INSERT INTO public.staff_sessions VALUES ('4ff458bf-faab-4e9b-b73f-0dadd502c0cc', '4c86f37f-b1f7-43e8-8333-3697c2a4996d', 'be56530f-960b-417b-881a-b4acfd292bbe', '2026-03-02T22:19:00.000Z', '2026-03-02T10:00:00.000Z', '2026-03-02T10:19:00.000Z', NULL, NULL);

INSERT INTO public.staff_users VALUES ('be56530f-960b-417b-881a-b4acfd292bbe', 'nora@larkfield.example', 0, '2026-03-02T10:00:00.000Z', '2026-03-02T10:00:00.000Z', NULL, 'admin', NULL);

INSERT INTO public.submissions VALUES ('01a21efd-ba02-700f-bb0f-5ccfc48cb176', '01a21efd-b9ff-7687-ad48-11bd4be20bcd', 'email', 'R_Tf3ABgNBw_lS3nf6ymoZ54fFccxv0Yb_5UUA09ZFs', '{"fullName":"Dana Whitfield","email":"dana.whitfield@mail.example","country":"UNITED STATES","phoneNumber":"+1 (813) 555-0142","termsAgreed":true,"serviceName":"Professional Resume Writing","servicePrice":79,"pageUrl":"https://larkfield.example/lp8/?x=1","pageRevision":"q0Xv2nB7","attribution":{"last":{"at":"2026-03-02T09:55:00.000Z","landingPage":"/lp8/","referrer":"","params":{"gclid":"Cj0KCQ","utm_campaign":"exact"}}}}', '2026-03-02T10:01:00.000Z', NULL, NULL);
INSERT INTO public.submissions VALUES ('01a21efd-ba37-7e71-85d6-dc76c40e91b8', '01a21efd-ba36-7b0a-a182-33a8920ffb75', 'email', '9ZeI55KK9UJgJ9gpydlhWaMrr4vWUt69n-p0QjWdiFc', '{"fullName":"Robin Vale","email":"robin.vale@mail.example","country":"UNITED STATES","phoneNumber":"+1 (813) 555-0142","termsAgreed":true,"serviceName":"Professional Resume Writing","servicePrice":79,"pageUrl":"https://larkfield.example/lp8/?x=1","pageRevision":"q0Xv2nB7","attribution":{"last":{"at":"2026-03-02T09:55:00.000Z","landingPage":"/lp8/","referrer":"","params":{"utm_source":"facebook","utm_medium":"paid","utm_campaign":"managers"}}}}', '2026-03-02T10:02:00.000Z', NULL, NULL);
INSERT INTO public.submissions VALUES ('01a21efd-ba6c-7443-a54d-d414c73e6659', '01a21efd-ba6a-7295-9a56-e43a8934de49', 'email', 'ZfhL0D6QqMQU8Ka7y_4JSXBO8rRzD3z2bHF0SnRiBXs', '{"fullName":"Priya Nair","email":"priya.nair@mail.example","country":"UNITED STATES","phoneNumber":"+1 (813) 555-0142","termsAgreed":true,"serviceName":"Professional Resume Writing","servicePrice":79,"pageUrl":"https://larkfield.example/","pageRevision":"q0Xv2nB7","attribution":{"last":{"at":"2026-03-02T09:55:00.000Z","landingPage":"/lp8/","referrer":"https://www.google.com/","params":{}}}}', '2026-03-02T10:03:00.000Z', NULL, NULL);
INSERT INTO public.submissions VALUES ('01a21efd-ba96-7d34-9b1b-88747e6eace2', '01a21efd-ba93-74ab-9993-6e8d667b4d1a', 'email', 'FD83HyHxu7zHeY2Oo_L09VRLuQ3lN7qmoZNpG3ksVUk', '{"fullName":"Casino Winner","email":"casino.winner@mail.example","country":"UNITED STATES","phoneNumber":"+1 (813) 555-0142","termsAgreed":true,"serviceName":"Professional Resume Writing","servicePrice":79,"pageUrl":"https://larkfield.example/lp8/?x=1","pageRevision":"q0Xv2nB7"}', '2026-03-02T10:04:00.000Z', NULL, NULL);

INSERT INTO public.test_intents VALUES ('pi_test_22148df4da2d50a72418f9ff', 'link test_yLVnPdpeFNtEHcA9QBAzwcGR', 21900, 'paid', 'pi_test_22148df4da2d50a72418f9ff_secret_a955b7014590dbac6183b6bb85d6c4a6c0d2', 'pm_card_visa#2', '82224899-756c-4d94-948c-a8f492d74c9f', NULL, 0, 0);
INSERT INTO public.test_intents VALUES ('pi_test_231fc2ee4f45bfcfe16366aa', 'link test_nKRZpKfhvza7bC2bA9ZB5WPD', 7900, 'paid', 'pi_test_231fc2ee4f45bfcfe16366aa_secret_d54a0c3fc4b4068c2a04dd481576abc72dd1', 'pm_card_visa#2', '66d8b6d6-08f3-411d-9f42-083186890b6d', NULL, 7900, 0);
INSERT INTO public.test_intents VALUES ('pi_test_1d73cd1b2857c3a975b7693e', 'link test_jmSKSjTNcD2h8iFeUt7sqemr', 15000, 'paid', 'pi_test_1d73cd1b2857c3a975b7693e_secret_a4487203e8422d7649cef9d9fcf4f36c5f6b', 'pm_card_visa#2', '8c15e7c7-04c5-411c-8771-d55929a67a80', NULL, 0, 0);

INSERT INTO public.vitals VALUES ('2026-03-02', '/lp8/', 'LCP', 11, 1);
INSERT INTO public.vitals VALUES ('2026-03-02', '/lp8/', 'CLS', 2, 1);

SELECT pg_catalog.setval('public.desk_leads_id_seq', 6, true);

ALTER TABLE ONLY public.attachment_chunks
    ADD CONSTRAINT attachment_chunks_key PRIMARY KEY (attachment_id, "position");

ALTER TABLE ONLY public.attachments
    ADD CONSTRAINT attachments_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.chat_messages
    ADD CONSTRAINT chat_messages_key PRIMARY KEY (lead_id, seq);

ALTER TABLE ONLY public.chat_messages
    ADD CONSTRAINT chat_messages_once UNIQUE (lead_id, id);

ALTER TABLE ONLY public.chats
    ADD CONSTRAINT chats_key_hash_key UNIQUE (key_hash);

ALTER TABLE ONLY public.chats
    ADD CONSTRAINT chats_pkey PRIMARY KEY (lead_id);

ALTER TABLE ONLY public.desk_events
    ADD CONSTRAINT desk_events_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.desk_leads
    ADD CONSTRAINT desk_leads_lead_id_key UNIQUE (lead_id);

ALTER TABLE ONLY public.desk_leads
    ADD CONSTRAINT desk_leads_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.desk_presence
    ADD CONSTRAINT desk_presence_pkey PRIMARY KEY (tab);

ALTER TABLE ONLY public.desk_reports
    ADD CONSTRAINT desk_reports_pkey PRIMARY KEY (week);

ALTER TABLE ONLY public.desk_tags
    ADD CONSTRAINT desk_tags_key PRIMARY KEY (lead_id, tag);

ALTER TABLE ONLY public.desk_turns
    ADD CONSTRAINT desk_turns_pkey PRIMARY KEY (staff);

ALTER TABLE ONLY public.desk_views
    ADD CONSTRAINT desk_views_key PRIMARY KEY (lead_id, staff);

ALTER TABLE ONLY public.erasures
    ADD CONSTRAINT erasures_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.leads
    ADD CONSTRAINT leads_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.leads
    ADD CONSTRAINT leads_submission_key_key UNIQUE (submission_key);

ALTER TABLE ONLY public.mailboxes
    ADD CONSTRAINT mailboxes_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_digest_key UNIQUE (digest);

ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_message_id_key UNIQUE (message_id);

ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_pkey PRIMARY KEY (id);

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

ALTER TABLE ONLY public.retention_runs
    ADD CONSTRAINT retention_runs_pkey PRIMARY KEY (day);

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

CREATE INDEX desk_events_by_lead ON public.desk_events USING btree (lead_id, at);

CREATE INDEX desk_leads_by_campaign ON public.desk_leads USING btree (campaign, received_at);

CREATE INDEX desk_leads_by_change ON public.desk_leads USING btree (changed_at);

CREATE INDEX desk_leads_by_closed ON public.desk_leads USING btree (is_spam, state, changed_at, id);

CREATE INDEX desk_leads_by_document ON public.desk_leads USING gin (document);

CREATE INDEX desk_leads_by_email ON public.desk_leads USING btree (email_key);

CREATE INDEX desk_leads_by_owner ON public.desk_leads USING btree (owner, state);

CREATE INDEX desk_leads_by_page ON public.desk_leads USING btree (page_path, received_at);

CREATE INDEX desk_leads_by_person ON public.desk_leads USING btree (person_id);

CREATE INDEX desk_leads_by_phone ON public.desk_leads USING btree (phone_key);

CREATE INDEX desk_leads_by_queue ON public.desk_leads USING btree (is_spam, state, owner, received_at, id);

CREATE INDEX desk_leads_by_source ON public.desk_leads USING btree (source, received_at);

CREATE INDEX desk_tags_by_tag ON public.desk_tags USING btree (tag);

CREATE INDEX leads_by_fingerprint ON public.leads USING btree (fingerprint, received_at);

CREATE INDEX leads_by_time ON public.leads USING btree (received_at);

CREATE INDEX mails_by_lead ON public.mails USING btree (lead_id, at);

CREATE UNIQUE INDEX outbox_by_mail ON public.outbox USING btree (mail_id);

CREATE INDEX outbox_by_turn ON public.outbox USING btree (status, target, next_attempt_at);

CREATE INDEX payment_links_by_check ON public.payment_links USING btree (check_at);

CREATE INDEX payment_links_by_end ON public.payment_links USING btree (state, expires_at);

CREATE INDEX payment_links_by_lead ON public.payment_links USING btree (lead_id);

CREATE INDEX payment_links_by_time ON public.payment_links USING btree (created_at);

CREATE INDEX rate_limits_by_end ON public.rate_limits USING btree (expires_at);

CREATE INDEX staff_sessions_by_end ON public.staff_sessions USING btree (expires_at);

CREATE INDEX staff_sessions_by_user ON public.staff_sessions USING btree (user_id);

CREATE INDEX staff_verifications_by_identifier ON public.staff_verifications USING btree (identifier);

ALTER TABLE ONLY public.attachment_chunks
    ADD CONSTRAINT attachment_chunks_attachment_id_fkey FOREIGN KEY (attachment_id) REFERENCES public.attachments(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.attachments
    ADD CONSTRAINT attachments_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES public.leads(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.chat_messages
    ADD CONSTRAINT chat_messages_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES public.chats(lead_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.chats
    ADD CONSTRAINT chats_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES public.leads(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.desk_events
    ADD CONSTRAINT desk_events_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES public.leads(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.desk_leads
    ADD CONSTRAINT desk_leads_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES public.leads(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.desk_tags
    ADD CONSTRAINT desk_tags_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES public.leads(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.desk_views
    ADD CONSTRAINT desk_views_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES public.leads(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES public.leads(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_erasure_id_fkey FOREIGN KEY (erasure_id) REFERENCES public.erasures(id);

ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES public.leads(id);

ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_mail_id_fkey FOREIGN KEY (mail_id) REFERENCES public.mails(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_payment_link_id_fkey FOREIGN KEY (payment_link_id) REFERENCES public.payment_links(id);

ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_report_week_fkey FOREIGN KEY (report_week) REFERENCES public.desk_reports(week);

ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_retention_day_fkey FOREIGN KEY (retention_day) REFERENCES public.retention_runs(day);

ALTER TABLE ONLY public.payment_attempts
    ADD CONSTRAINT payment_attempts_link_id_fkey FOREIGN KEY (link_id) REFERENCES public.payment_links(id);

ALTER TABLE ONLY public.payment_links
    ADD CONSTRAINT payment_links_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES public.leads(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.staff_accounts
    ADD CONSTRAINT staff_accounts_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.staff_users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.staff_sessions
    ADD CONSTRAINT staff_sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.staff_users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.staff_two_factors
    ADD CONSTRAINT staff_two_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.staff_users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.submissions
    ADD CONSTRAINT submissions_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES public.leads(id);

