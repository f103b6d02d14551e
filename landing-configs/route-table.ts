/** The facts that a page must show. */
export interface RouteFacts {
  /** Text in the page's main heading. */
  h1: string;
  /** Whether search engines can index it. Defaults to true. */
  isListed?: boolean;
  /** The canonical route. Defaults to the page's own. */
  canonical?: string;
  /** The number of elements by selector. */
  counts?: Record<string, number>;
  /** Labels of links and buttons in the content. */
  labels?: string[];
  /** Texts in the content. */
  texts?: string[];
  /** Link targets in the content. */
  links?: string[];
}

/** The eleven services, in the order of /services/. */
export const services = [
  '/services/resume-writing/',
  '/services/cover-letters/',
  '/services/linkedIn-profile/',
  '/services/career-switch/',
  '/services/entry-level/',
  '/services/web-based-resume/',
  '/services/video-resume/',
  '/services/interactive-resume/',
  '/services/thank-you-letter',
  '/services/follow-up-letter/',
  '/services/recommendation-letter/',
];

const intro = { counts: { '.service-intro': 1, '.guarantee-band': 1 }, labels: ['Start Your Project'] };

export const routeTable: Record<string, RouteFacts> = {
  '/': {
    h1: 'The Professional Resume they remember.',
    counts: {
      '.banner-hero .pictures > li:not([aria-hidden])': 3,
      '.banner-hero .rot > span': 5,
      '#benefits li': 4,
      '#why-work-with-us li': 6,
      '.services-carousel li': 8,
      '.ats-band': 1,
      '.industries li': 10,
      '.process-steps li': 4,
      '.testimonials blockquote': 3,
      '.cta-band': 1,
      '.resume-samples': 1,
      '.partners img': 3,
      '.guarantee-band': 1,
    },
    labels: ['Get Started', 'Consult Our Experts', 'Get An ATS Resume Today', 'Request For More Samples'],
    texts: ['Keyword targeting', '24/7 live chat support', 'Unlimited revisions', '100% satisfaction'],
  },
  '/services/': {
    h1: 'Eleven ways to be read.',
    counts: { '.service-list li': 11 },
    texts: ['01', '11'],
    links: services,
  },
  '/services/resume-writing/': { h1: 'Resume Writing', ...intro },
  '/services/cover-letters/': { h1: 'Cover Letter', ...intro },
  '/services/linkedIn-profile/': { h1: 'LinkedIn Profile Writing', ...intro },
  // Looks like a mistake, but is the required title.
  '/services/career-switch/': { h1: 'LinkedIn Profile Writing', ...intro },
  '/services/entry-level/': { h1: 'Entry Level Resume', ...intro },
  '/services/thank-you-letter/': { h1: 'Thank You Letter', ...intro },
  '/services/thank-you-letter': {
    h1: 'Thank You Letter',
    canonical: '/services/thank-you-letter/',
    ...intro,
  },
  '/services/follow-up-letter/': { h1: 'Follow Up Letter', ...intro },
  '/services/recommendation-letter/': { h1: 'Recommendation Letter', ...intro },
  '/services/job-posting/': {
    h1: 'Job Posting',
    counts: { '#offers li': 3 },
    labels: ['Start Your Project'],
    texts: [
      'Search job databases for you',
      'Handle applications on your behalf',
      'Share your resume with recruiters',
    ],
  },
  '/services/web-based-resume/': {
    h1: 'Web Based Resume',
    counts: { '#offerings li': 3, '.tech-stack li': 24, '.gallery li': 8, '.guarantee-band': 1 },
    labels: ['Start Your Project', 'Consult Our Experts', 'Request For More'],
    texts: [
      'LinkedIn profile optimization',
      'Industry-specific web resumes',
      'Job search strategy and digital support',
    ],
  },
  '/services/video-resume/': {
    h1: 'Video Resume',
    counts: { '.gallery img': 4, '.prose': 1 },
    labels: ['Preview'],
  },
  '/services/interactive-resume/': {
    h1: 'Interactive Resume',
    counts: { '.gallery img': 6, '.prose': 1 },
    labels: ['Request for Sample', 'Request For More'],
  },
  '/pricing/': {
    h1: 'A price you can read at a glance.',
    counts: { '.ledger > li': 9, '.ribbon': 2 },
    labels: ['Live Chat'],
    texts: ['MOST POPULAR', 'BEST VALUE', '(813) 555-0119'],
  },
  '/pricing-plan': {
    h1: 'A price you can read at a glance.',
    isListed: false,
    canonical: '/pricing/',
    counts: { '.ledger > li': 9 },
  },
  '/process/': {
    h1: 'How We Work',
    counts: { '.process-steps li': 4 },
    texts: [
      'Submit Your Career Details',
      'Receive Your First Draft',
      'Review and Request Revisions',
      'Download and Start Applying',
    ],
  },
  '/resume-sample/': {
    h1: 'Resume Samples',
    counts: { '.gallery .frame > picture': 6, '.gallery .before img': 3 },
  },
  '/faqs/': {
    h1: 'Ten questions, ten straight answers.',
    counts: { '.faqs details': 10, '.faqs details[open]': 1 },
  },
  '/contact-us/': { h1: 'Contact Us', counts: { '#contact-form': 1 }, labels: ['Send Message'] },
  '/term-of-use/': {
    h1: 'Terms of Use',
    texts: ['at least 18 years old', 'State of Florida', '10 days', '35 days', '24–72 hours', '10%'],
  },
  '/terms': { h1: 'Terms of Service', isListed: false, texts: ['at least 18 years old', 'State of Florida'] },
  '/privacy-policy/': { h1: 'Privacy Policy' },
  '/thankyou': {
    h1: 'Thank You For Choosing Us!',
    isListed: false,
    labels: ['Back to Home page'],
    texts: ['Your request was received.'],
  },
  '/lp7/': {
    h1: 'Your Professional resume, by lamplight.',
    counts: {
      '#samples li': 5,
      '#packages .card': 7,
      '#why-us li': 4,
      '#how-it-works .steps > li': 4,
      '.reviews': 2,
      '.reviews blockquote': 10,
      '#faqs details': 7,
    },
    labels: ['Get An ATS Resume Today', 'Chat Now', 'Live Chat'],
    texts: ['Our Clients Have Secure Positions in Prestigious Companies', 'Scroll to see more reviews'],
  },
  '/lp8/': {
    h1: 'The Professional resume that gets read.',
    counts: {
      '#clients li': 5,
      '#samples .stage li': 5,
      '#packages .card': 7,
      '#why-us li': 4,
      '#how-it-works .steps > li': 4,
      '.reviews blockquote': 10,
      '#faqs details': 7,
    },
    labels: ['Get An ATS Resume Today', 'Chat Now', 'Live Chat', 'Consult A Resume Expert'],
    texts: [
      'Our Clients Have Secure Positions in Prestigious Companies',
      'Scroll to see more reviews',
      'Quick 24-48 Hour Turnaround',
      '100% Satisfaction Guarantee',
      'ATS-Friendly Formats',
    ],
  },
  '/edit-my-line/': {
    h1: 'Give us one line. We’ll mark it.',
    counts: {
      '.line-editor textarea': 1,
      '.line-editor .key li': 7,
      '.strips li': 3,
      '#rewrites li': 3,
      '#faqs details': 5,
      '.cta-band': 1,
    },
    labels: ['Mark my line', 'Send me the rewrite', 'See packages and prices'],
    texts: ['Nothing is sent until you ask.', 'A writer sends you the rewrite, free.'],
    links: ['/pricing/'],
  },
  '/lp/': {
    h1: 'Professional resumes, line by line.',
    counts: {
      '#samples [type="radio"]': 4,
      '.stats-band dt': 4,
      '.awards li': 5,
      '.steps-carousel .names li': 4,
      '.package-cards .card': 5,
      '#faqs details': 7,
    },
    labels: ['Chat Now', 'Get Started', 'Live Chat'],
    texts: ['1000+', '80+', '10+', '90%', 'BEST SELLER', 'TOP RATED', 'BUDGET', 'How we write'],
  },
};
