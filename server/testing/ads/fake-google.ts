import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { eventViolations, type Violation } from './google-rules.ts';
import {
  type PlatformAnswer,
  type PlatformCall,
  type PlatformServer,
  startPlatformServer,
} from './platform-server.ts';

/** An event as Google received it. */
export type ReceivedEvent = Record<string, unknown> & { transactionId: string; conversionValue?: number };

/** Google's token endpoint and its Data Manager API. */
export interface FakeGoogle extends PlatformServer {
  /** Environment variables of a server that reports here. */
  environment: Record<string, string>;
  /** Accepted events by action and transaction id: one conversion each, with its last report. */
  conversions: Map<string, ReceivedEvent>;
  /** Every accepted report, also repeats. */
  reports: ReceivedEvent[];
  /** Number of requests that were only validated. */
  validated(): number;
  /** Whether errors name the events that are invalid. */
  namesRows: boolean;
  /** Revokes the key of the service account. */
  revoked: boolean;
}

const account = '1234567890';
/** One for each kind of event. */
export const googleUploads = { lead: '6501234567', qualified: '6501234568', paid: '6501234569' };
const maxEvents = 2000;

/** What Google found later in a request. */
const requestStatus: PlatformAnswer = {
  status: 200,
  json: {
    requestStatusPerDestination: [
      {
        requestStatus: 'PARTIAL_SUCCESS',
        errorInfo: { errorCounts: [{ reason: 'PROCESSING_ERROR_REASON_INVALID_GCLID', recordCount: '1' }] },
        eventsIngestionStatus: { recordCount: '1' },
      },
    ],
  },
};

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

export async function startFakeGoogle(): Promise<FakeGoogle> {
  const conversions = new Map<string, ReceivedEvent>();
  const reports: ReceivedEvent[] = [];
  let validated = 0;
  const tokens = new Set<string>();

  function answer(call: PlatformCall): PlatformAnswer {
    if (call.path === '/token') return issueToken(call);
    if (!tokens.has(call.headers.authorization ?? '')) return failure(401, 'UNAUTHENTICATED');
    if (call.path.startsWith('/v1/requestStatus:retrieve?requestId=request-')) return requestStatus;
    if (call.path !== '/v1/events:ingest') return { status: 404, json: {} };
    return ingest(JSON.parse(call.text));
  }

  function issueToken({ text }: PlatformCall): PlatformAnswer {
    const form = new URLSearchParams(text);
    const [head, claims, signature = ''] = (form.get('assertion') ?? '').split('.');
    const isSigned = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      createPublicKey(publicKey.export({ type: 'spki', format: 'pem' })),
      Buffer.from(signature, 'base64url'),
    );
    const { iss, scope } = JSON.parse(Buffer.from(claims ?? '', 'base64url').toString() || '{}');
    if (
      fake.revoked ||
      !isSigned ||
      iss !== 'ads@project.iam.example' ||
      !String(scope).endsWith('/datamanager')
    )
      return { status: 400, json: { error: 'invalid_grant', error_description: 'Invalid JWT Signature.' } };
    const token = `token-${tokens.size}`;
    tokens.add(`Bearer ${token}`);
    return { status: 200, json: { access_token: token, expires_in: 3599, token_type: 'Bearer' } };
  }

  function ingest(body: {
    destinations: Destination[];
    events: ReceivedEvent[];
    validateOnly?: boolean;
  }): PlatformAnswer {
    const [destination] = body.destinations;
    const action = destination?.productDestinationId ?? '';
    if (destination?.operatingAccount.accountId !== account) return failure(403, 'PERMISSION_DENIED');
    const violations = Object.values(googleUploads).includes(action)
      ? body.events.flatMap((event, index) => eventViolations(event, `events.events[${index}]`))
      : [
          {
            field: 'events.destinations[0]',
            description: 'Conversion action ID is not valid.',
            reason: 'INVALID_CONVERSION_ACTION_ID',
          },
        ];
    if (body.events.length > maxEvents)
      violations.push({ field: 'events.events', description: 'Too many events.', reason: 'TOO_MANY_EVENTS' });
    if (violations.length > 0) return failure(400, 'INVALID_ARGUMENT', fake.namesRows ? violations : []);
    if (body.validateOnly) validated += 1;
    else
      for (const event of body.events) {
        reports.push(event);
        // A repeat, or an adjustment.
        conversions.set(`${action} ${event.transactionId}`, event);
      }
    return { status: 200, json: { requestId: `request-${reports.length}` } };
  }

  const server = await startPlatformServer(answer, failure(429, 'RESOURCE_EXHAUSTED'));
  const key = {
    type: 'service_account',
    client_email: 'ads@project.iam.example',
    private_key_id: 'key-1',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    token_uri: `${server.url}/token`,
  };
  const fake: FakeGoogle = Object.assign(server, {
    namesRows: true,
    revoked: false,
    environment: {
      GOOGLE_ADS_ACCOUNT: '123-456-7890',
      GOOGLE_ADS_KEY: JSON.stringify(key),
      GOOGLE_DATA_MANAGER_URL: `${server.url}/v1`,
    },
    conversions,
    reports,
    validated: () => validated,
  });
  return fake;
}

interface Destination {
  operatingAccount: { accountType: string; accountId: string };
  productDestinationId: string;
}

function failure(code: number, status: string, fieldViolations: readonly Violation[] = []): PlatformAnswer {
  const details = [
    {
      '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
      reason: status,
      domain: 'datamanager.googleapis.com',
    },
    ...(fieldViolations.length > 0
      ? [{ '@type': 'type.googleapis.com/google.rpc.BadRequest', fieldViolations }]
      : []),
  ];
  return {
    status: code,
    json: { error: { code, status, message: 'There was a problem with the request.', details } },
  };
}
