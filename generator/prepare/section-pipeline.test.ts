import { beforeAll, describe, expect, it } from 'vitest';
import type { SectionType } from '../../schema/generated/types.ts';
import { fact } from '../fixtures/fact.ts';
import { frozen } from '../fixtures/frozen.ts';
import { openSmallSite, type SmallSite } from '../fixtures/open-small-site.ts';
import { createSectionPipeline } from './section-pipeline.ts';

let site: SmallSite;
beforeAll(async () => {
  site = await openSmallSite();
});

const pipeline = () => createSectionPipeline(site.contextFor, site.plans);
const notice = (message: string) => frozen({ type: 'notice' as SectionType, heading: 'Hello', message });
const messageOf = (ready: { section: { props: object } }) =>
  (ready.section.props as { message: string }).message;

describe('a section that pages share', () => {
  it('is prepared once, as one object', () => {
    const ready = pipeline();
    const data = notice('The same for all.');
    const first = ready('hello', data, {});
    expect(ready('hello', data, {})).toBe(first);
    expect(ready('hello', data, { facts: { season: 'winter' }, service: 'Candles' }).section).toEqual(
      first.section,
    );
    expect(first.section).toEqual({
      id: 'hello',
      type: 'notice',
      props: { heading: 'Hello', message: 'The same for all.' },
    });
  });

  it('is prepared again only for pages with different values of the facts that it uses', () => {
    const ready = pipeline();
    const data = notice(`It is ${fact('season')}.`);
    const plain = ready('hello', data, {});
    const winter = ready('hello', data, { facts: { season: 'winter', other: 1 } });
    expect(messageOf(plain)).toBe('It is spring.');
    expect(messageOf(winter)).toBe('It is winter.');
    expect(ready('hello', data, { facts: { season: 'winter', other: 2 } })).toBe(winter);
    expect(messageOf(ready('hello', data, { facts: { season: 'summer' } }))).toBe('It is summer.');
    expect(ready('hello', data, {})).toBe(plain);
  });

  it('is not reused for facts that look equal when joined', () => {
    const ready = pipeline();
    const data = notice(`${fact('a')} ${fact('b')}`);
    expect(messageOf(ready('x', data, { facts: { a: '1', b: '2\nb=3' } }))).toBe('1 2\nb=3');
    expect(messageOf(ready('x', data, { facts: { a: '1\nb=2', b: '3' } }))).toBe('1\nb=2 3');
  });

  it("distinguishes a fact named service from the page's service", () => {
    const ready = pipeline();
    const data = notice(`Our ${fact('service')}`);
    expect(messageOf(ready('x', data, { facts: { service: 'one' } }))).toBe('Our one');
    expect(messageOf(ready('x', data, { facts: { service: 'two' } }))).toBe('Our two');
  });

  it('is prepared for each service if it has a form', () => {
    const ready = pipeline();
    const data = frozen({ type: 'hero' as SectionType, headline: 'Light', form: 'order' });
    const serviceOf = (service?: string) =>
      (ready('hero', data, { service }).section.props as { form: { service: string } }).form.service;
    expect(serviceOf('Candles')).toBe('Candles');
    expect(serviceOf('Lamps')).toBe('Lamps');
    expect(serviceOf()).toBe('General request');
  });

  it('is prepared separately for each id', () => {
    const ready = pipeline();
    const data = notice('Twice');
    expect(ready('one', data, {}).section.id).toBe('one');
    expect(ready('two', data, {}).section.id).toBe('two');
  });

  it('is not changed by preparing, nor is the scope of its page', () => {
    const ready = pipeline();
    const scope = frozen({ facts: { season: 'winter' }, service: 'Candles' });
    const data = frozen({
      type: 'client-logos' as SectionType,
      heading: 'With',
      clients: ['wax-hall', 'wick-works'],
    });
    const { props } = ready('makers', data, scope).section as { props: { clients: { id: string }[] } };
    expect(props.clients.map(({ id }) => id)).toEqual(['wax-hall', 'wick-works']);
  });
});
