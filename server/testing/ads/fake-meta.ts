import {
  type PlatformAnswer,
  type PlatformCall,
  type PlatformServer,
  startPlatformServer,
} from './platform-server.ts';

export type ReceivedMetaEvent = Record<string, unknown> & {
  event_name: string;
  event_id: string;
  event_time: number;
};

/** Meta's Graph API with one pixel. */
export interface FakeMeta extends PlatformServer {
  /** Environment variables of a server that reports here. */
  environment: Record<string, string>;
  /** Accepted events by name and id: one conversion each, with its first report. */
  conversions: Map<string, ReceivedMetaEvent>;
  /** Every accepted report, also repeats. */
  reports: ReceivedMetaEvent[];
  /** Events that were sent with a test code. */
  tests: ReceivedMetaEvent[];
}

const pixel = '123456789012345';
const accessToken = 'meta-token';
export const metaUploads = { lead: 'Lead', qualified: 'QualifiedLead', paid: 'Purchase' };

const sevenDays = 7 * 86_400;
const maxEvents = 1000;

/** @param now which events are too old */
export async function startFakeMeta(now: () => Date = () => new Date()): Promise<FakeMeta> {
  const conversions = new Map<string, ReceivedMetaEvent>();
  const reports: ReceivedMetaEvent[] = [];
  const tests: ReceivedMetaEvent[] = [];

  function answer({ path, text }: PlatformCall): PlatformAnswer {
    const body = JSON.parse(text || '{}');
    if (body.access_token !== accessToken)
      return failure(400, { code: 190, type: 'OAuthException', message: 'Invalid OAuth access token.' });
    if (path !== `/v26.0/${pixel}/events`)
      return failure(400, {
        code: 100,
        error_subcode: 33,
        message: 'Unsupported post request. Object does not exist.',
      });
    return receive(body);
  }

  function receive({
    data,
    test_event_code,
  }: {
    data: ReceivedMetaEvent[];
    test_event_code?: string;
  }): PlatformAnswer {
    const oldest = now().getTime() / 1000 - sevenDays;
    if (data.length > maxEvents) return invalid('Too many events.');
    if (data.some(({ event_time }) => event_time < oldest))
      return invalid('Event Timestamp Too Old', 2_804_003);
    if (!data.every(isValid)) return invalid('Invalid customer information.', 2_804_050);
    if (test_event_code !== undefined) tests.push(...data);
    // Also those of tests. Source: Conversions API, Using the API, Test Events tool.
    for (const event of data) {
      reports.push(event);
      const key = `${event.event_name} ${event.event_id}`;
      if (!conversions.has(key)) conversions.set(key, event);
    }
    return { status: 200, json: { events_received: data.length, messages: [], fbtrace_id: 'trace-1' } };
  }

  const server = await startPlatformServer(
    answer,
    failure(400, {
      code: 80_004,
      message: 'There have been too many calls to this ad-account.',
      is_transient: true,
    }),
  );
  return Object.assign(server, {
    environment: {
      META_PIXEL_ID: pixel,
      META_ACCESS_TOKEN: accessToken,
      META_GRAPH_URL: `${server.url}/v26.0`,
    },
    conversions,
    reports,
    tests,
  });
}

function isValid({ event_id, action_source, event_source_url, user_data }: ReceivedMetaEvent): boolean {
  const { em = [], ph = [], fbc, client_user_agent } = user_data as Record<string, string[] & string>;
  const isHashed = [...em, ...ph].every((one) => /^[0-9a-f]{64}$/.test(one));
  const isKnown =
    em.length + ph.length > 0 || (fbc !== undefined && /^fb\.1\.\d{13}\.(?!invalid).+$/.test(fbc));
  const isWebsite =
    action_source !== 'website' || (Boolean(client_user_agent) && URL.canParse(String(event_source_url)));
  return typeof event_id === 'string' && event_id !== '' && isHashed && isKnown && isWebsite;
}

const invalid = (title: string, error_subcode = 0): PlatformAnswer =>
  failure(400, { code: 100, message: 'Invalid parameter', error_subcode, error_user_msg: title });

function failure(status: number, error: Record<string, unknown>): PlatformAnswer {
  return { status, json: { error: { ...error, fbtrace_id: 'trace-2' } } };
}
