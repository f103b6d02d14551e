export interface Touch {
  at: string;
  landingPage: string;
  referrer: string;
  params: Record<string, string>;
}

export interface Attribution {
  first?: Touch;
  last?: Touch;
}
