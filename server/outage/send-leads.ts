import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Sent {
  /** Leads whose calls were both accepted. */
  accepted: number;
  slowestMs: number;
}

export interface SendOptions {
  /** Servers on the loopback interface; each call picks one at random. */
  ports: readonly number[];
  leads: number;
  /** The leads are sent at random times within this period. */
  withinMs: number;
}

/** Sends leads like browsers: both calls concurrently, with one key. */
export async function sendLeads({ ports, leads, withinMs }: SendOptions): Promise<Sent> {
  const answers = await Promise.all(
    Array.from({ length: leads }, async (_, index) => {
      await sleep(randomInt(withinMs));
      const key = randomUUID();
      const base = () => `http://127.0.0.1:${ports[randomInt(ports.length)]}`;
      const began = performance.now();
      const calls = await Promise.all([
        post(`${base()}/api/email/send-resume-email`, key, emailBody(index)),
        post(`${base()}/rafp/submit`, key, crmBody(index)),
      ]);
      return { isAccepted: calls.every(Boolean), ms: performance.now() - began };
    }),
  );
  return {
    accepted: answers.filter(({ isAccepted }) => isAccepted).length,
    slowestMs: Math.round(Math.max(...answers.map(({ ms }) => ms))),
  };
}

async function post(url: string, key: string, body: object): Promise<boolean> {
  const answer = await fetch(url, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
  });
  await answer.text();
  return answer.status === 200;
}

function emailBody(index: number): object {
  return {
    fullName: `Visitor ${index}`,
    email: `lead-${index}@mail.example`,
    phoneNumber: '+1 (813) 555-0142',
    termsAgreed: true,
    serviceName: 'Professional Resume Writing',
    pageUrl: 'https://larkfield.example/lp8/',
  };
}

function crmBody(index: number): object {
  return {
    clientName: `Visitor ${index}`,
    email: `lead-${index}@mail.example`,
    phoneNumber: '+1 (813) 555-0142',
    service: 'Professional Resume Writing',
    message: 'Requested service: Professional Resume Writing. Page: https://larkfield.example/lp8/',
    brandSlug: 'larkfield-resumes',
  };
}
