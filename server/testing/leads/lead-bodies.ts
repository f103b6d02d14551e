/** Call 1 as the site sends it. */
export function emailCall(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    fullName: 'Jordan Ellis',
    email: 'jordan.ellis@mail.example',
    country: 'UNITED STATES',
    phoneNumber: '+1 (813) 555-0142',
    termsAgreed: true,
    serviceName: 'Professional Resume Writing',
    servicePrice: 79,
    pageUrl: 'https://larkfield.example/lp8/?gclid=abc',
    ...changes,
  };
}

/** Call 2 of the same submission. */
export function crmCall(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    clientName: 'Jordan Ellis',
    email: 'jordan.ellis@mail.example',
    phoneNumber: '+1 (813) 555-0142',
    service: 'Professional Resume Writing',
    message: 'Requested service: Professional Resume Writing. Page: https://larkfield.example/lp8/',
    brandSlug: 'larkfield-resumes',
    ...changes,
  };
}

/** The same submission from a form without JavaScript. */
export function formPost(changes: Record<string, string> = {}): Record<string, string> {
  return {
    form: 'order',
    formId: 'order-form',
    brandSlug: 'larkfield-resumes',
    pageUrl: '/lp8/',
    serviceName: 'Professional Resume Writing',
    servicePrice: '79',
    idempotencyKey: '',
    fullName: 'Jordan Ellis',
    email: 'jordan.ellis@mail.example',
    country: 'UNITED STATES',
    phoneNumber: '+1 (813) 555-0142',
    termsAgreed: 'on',
    ...changes,
  };
}

export function json(body: unknown, headers: Record<string, string> = {}): RequestInit {
  return {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  };
}

export function urlencoded(body: Record<string, string>, headers: Record<string, string> = {}): RequestInit {
  return {
    method: 'POST',
    body: new URLSearchParams(body).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  };
}

/** A body that ends early, as when the browser is closed while sending. */
export function abortedRequest(mediaType: string): RequestInit {
  let isBegun = false;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (isBegun) return controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }));
      isBegun = true;
      controller.enqueue(new TextEncoder().encode('{"fullName":'));
    },
  });
  return { method: 'POST', body, duplex: 'half', headers: { 'content-type': mediaType } } as RequestInit;
}
