import { describe, expect, test } from 'vitest';
import { pageAt, readBuilt, sectionsOf } from './larkfield.ts';
import { services } from './route-table.ts';

describe('services', () => {
  test('eleven numbered blocks link to the services, in order', () => {
    const blocks = pageAt('/services/').one('.service-list');
    expect(blocks.all('li .num').map((number) => number.wholeText)).toEqual(
      services.map((_, at) => String(at + 1).padStart(2, '0')),
    );
    expect(blocks.attributes('li a', 'href')).toEqual(services);
  });

  const titles = {
    '/services/resume-writing/': 'Resume Writing',
    '/services/cover-letters/': 'Cover Letter',
    '/services/linkedIn-profile/': 'LinkedIn Profile Writing',
    '/services/career-switch/': 'LinkedIn Profile Writing',
    '/services/entry-level/': 'Entry Level Resume',
    '/services/thank-you-letter/': 'Thank You Letter',
    '/services/follow-up-letter/': 'Follow Up Letter',
    '/services/recommendation-letter/': 'Recommendation Letter',
  };

  test.for(Object.entries(titles))('%s starts with the banner “%s”', ([route, title]) => {
    const page = pageAt(route);
    expect(page.one('h1').text).toBe(title);
    expect(page.all('main > section')[0]?.attribute('class')).toMatch(/page-banner/);
    expect(page.one('.service-intro [data-form]').text).toBe('Start Your Project');
    expect(page.one('.service-intro h2').attribute('id')).toBe('intro-heading');
    expect(page.count('.service-intro h2 br')).toBe(1);
  });

  test('service pages show ten industries and 24 technologies', () => {
    expect(pageAt('/services/resume-writing/').count('.industries li')).toBe(10);
    expect(pageAt('/services/web-based-resume/').count('.tech-stack li')).toBe(24);
  });

  test.for([
    { route: '/services/web-based-resume/', id: 'portfolio', count: 8, button: 'Consult Our Experts' },
    { route: '/services/video-resume/', id: 'gallery', count: 4, button: 'Preview' },
    { route: '/services/interactive-resume/', id: 'gallery', count: 6, button: 'Request for Sample' },
    { route: '/resume-sample/', id: 'samples', count: 6, button: 'View sample' },
  ])('$route has $count pictures, each with the button “$button”', ({ route, id, count, button }) => {
    const buttons = pageAt(route).texts(`#${id} .pictures > li .over a:not(.before)`);
    expect(buttons).toHaveLength(count);
    for (const label of buttons) expect(label).toContain(button);
  });

  test('galleries of portfolios and interactive resumes open the lead form and chat', () => {
    const portfolio = pageAt('/services/web-based-resume/').one('#portfolio');
    expect(portfolio.texts('[data-form="request"]')).toEqual(['Request For More']);
    expect(portfolio.count('.over a[data-form="ask"]')).toBe(8);
    const gallery = pageAt('/services/interactive-resume/').one('#gallery');
    expect(gallery.count('.over [data-form="request"]')).toBe(6);
    expect(gallery.texts('[data-form="request"]')).toContain('Request For More');
  });
});

test('the process has four steps', () => {
  expect(pageAt('/process/').texts('.process-steps ol > li h3')).toEqual([
    'Submit Your Career Details',
    'Receive Your First Draft',
    'Review and Request Revisions',
    'Download and Start Applying',
  ]);
});

test('the FAQ has ten numbered questions with the first open', () => {
  const questions = pageAt('/faqs/').one('.faqs');
  const numbers = Array.from({ length: 10 }, (_, at) => String(at + 1).padStart(2, '0'));
  expect(questions.all('details .num').map((number) => number.wholeText)).toEqual(numbers);
  expect(questions.attributes('details', 'open')).toEqual(['', ...Array(9).fill(undefined)]);
});

const plans = [
  ['Entry Level Resume', 119, 170],
  ['Professional Level Resume', 150, 220, 'MOST POPULAR'],
  ['Professional Level Bundle', 219, 320],
  ['Corporate Level Bundle', 389, 520, 'BEST VALUE'],
  ['Executive Level Bundle', 499, 670],
  ['Web Based Portfolio', 369, 720],
  ['LinkedIn Profiles', 219, 370],
  ['Cover Letter', 110, 220],
  ['Job Postings', 169, 270],
] as const;

test.for(['/pricing/', '/pricing-plan'])(
  '%s shows the name, price, and original price of each of nine plans',
  (route) => {
    const cards = pageAt(route).all('.ledger > li');
    const shown = cards.map((card) => [
      card.one('h3').text,
      card.one('.now').text,
      card.one('del').text,
      card.one('.save').text,
      ...card.texts('.ribbon'),
    ]);
    expect(shown).toEqual(
      plans.map(([name, price, original, ...ribbon]) => [
        name,
        `$${price}`,
        `instead of $${original}`,
        `You save $${original - price}`,
        ...ribbon,
      ]),
    );
    for (const [at, card] of cards.entries()) {
      const [name, price, original] = plans[at] ?? plans[0];
      expect(card.count('ul > li')).toBeGreaterThan(3);
      expect(card.one('.act p').text).toBe('Questions? Call (813) 555-0119');
      expect(card.one('.act p a').attribute('href')).toBe('tel:+18135550119');
      const order = card.one('[data-form="plan"]');
      expect(order.text).toBe(`Order Now : ${name}`);
      expect(order.attribute('data-service')).toBe(name);
      expect(order.attribute('data-price')).toBe(String(price));
      expect(order.attribute('data-original-price')).toBe(String(original));
      expect(card.one('a[data-form="ask"]').text).toBe(`Live Chat about ${name}`);
    }
  },
);

describe('the contact page', () => {
  const page = pageAt('/contact-us/');
  const form = page.one('#contact-form');

  test('has a form with five required fields and one required checkbox of three', () => {
    expect(page.one('h1').text).toBe('Contact Us');
    expect(form.texts('.field > label:not(.check)')).toEqual([
      'Name',
      'Email',
      'Phone',
      'Subject',
      'Message',
    ]);
    const fields = form.all('.field > :is(input, textarea)');
    expect(fields.map((field) => field.attribute('required'))).toEqual(Array(5).fill(''));
    expect(form.attributes('.check input', 'required')).toEqual([undefined, undefined, '']);
    expect(form.texts('.check')[1]).toContain('at most 4 messages per month');
    expect(form.texts('.check')[2]).toBe('I Agree and accept Terms Conditions and Privacy Policy');
    expect(form.one('[type="submit"]').text).toBe('Send Message');
  });

  test('shows phone, email, and address', () => {
    const main = page.one('main');
    expect(main.count('.contact a[href="tel:+18135550119"]')).toBe(1);
    expect(main.count('a[href="mailto:hello@larkfield.example"]')).toBe(1);
    expect(main.text).toContain('4120 Bayline Avenue, Suite 300');
  });
});

describe('the thank-you page', () => {
  test('has a message for each outcome of a form', () => {
    const page = pageAt('/thankyou');
    expect(sectionsOf(page)).toEqual(['thank-you']);
    expect(page.one('#received').text).toBe(
      'Thank you! Your request has been submitted successfully. We will contact you shortly.',
    );
    expect(page.one('#sent').text).toBe('Your request has been submitted. We will contact you shortly.');
    expect(page.one('#stored').text).toBe('Your request has been received. We will contact you shortly.');
    expect(page.one('main a[href="/"]').text).toBe('Back to Home page');
  });

  test('says which number calls and when, and takes a resume', () => {
    const main = pageAt('/thankyou').one('main');
    expect(main.one('h1').text).toBe('Thank You For Choosing Us!');
    expect(main.one('.call .number').text).toBe('(813) 555-0119');
    expect(main.one('.when').text).toContain('Today, before 6 p.m. Eastern.');
    expect(main.count('.call a[href="tel:+18135550119"]')).toBe(2);
    expect(main.one('a[href="/contact.vcf"]').text).toBe('Add us to your contacts');
    expect(main.one('#upload h2').text).toBe('Send your current resume now');
    expect(main.attributes('a', 'href').at(-1)).toBe('/');
  });
});

test('the 404 page says that there is no page at the address', () => {
  expect(pageAt('/404').one('main').text).toContain('There is no page at this address.');
});

describe('the frame of the site', () => {
  const page = pageAt('/faqs/');
  const menus = {
    Services: [
      '/services/',
      '/services/resume-writing/',
      '/services/cover-letters/',
      '/services/linkedIn-profile/',
      '/services/career-switch/',
      '/services/entry-level/',
    ],
    'Video & Interactive': ['/services/video-resume/', '/services/interactive-resume/'],
    'Other Services': [
      '/services/thank-you-letter/',
      '/services/follow-up-letter/',
      '/services/recommendation-letter/',
      '/services/job-posting/',
    ],
  };
  const direct = ['/services/web-based-resume/', '/pricing/'];

  test('the header has three menus, two links, and the request button', () => {
    const panels = page.all('.site-nav details');
    expect(panels.map((panel) => [panel.one('summary').text, panel.attributes('a', 'href')])).toEqual(
      Object.entries(menus),
    );
    expect(page.attributes('.site-nav nav > a', 'href')).toEqual(direct);
    expect(page.one('.site-nav [data-form="request"]').text).toBe('Get Your Resume Today!');
  });

  test('the mobile menu has the same links, and the samples', () => {
    const menu = page.one('#menu');
    expect(menu.texts('h2')).toEqual(Object.keys(menus));
    const all = [...Object.values(menus).flat(), ...direct, '/resume-sample/'];
    expect(menu.attributes('li a', 'href').toSorted()).toEqual(all.toSorted());
    expect(menu.one('[data-form="request"]').text).toBe('Get Your Resume Today!');
  });

  test('the side tab offers a free review', () => {
    expect(page.one('aside > .side-tab').text).toBe('20% OFF - SIGN UP HERE TO GET');
    expect(page.one('#form-free-review h2').text).toBe('20% off, and a free review');
    expect(page.one('#form-free-review [type="submit"]').text).toBe('Send for Review');
    expect(page.one('.widget').text).toBe('Chat Now');
  });

  test('landing pages have no side tab', () => {
    for (const route of ['/lp/', '/lp7/', '/lp8/']) expect(pageAt(route).count('.side-tab')).toBe(0);
  });

  test('the web manifest names the company', () => {
    expect(JSON.parse(readBuilt('site.webmanifest')).name).toBe('Larkfield Resumes');
  });
});
