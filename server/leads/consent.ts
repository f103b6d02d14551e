export interface Consent {
  name: string;
  given: boolean;
  text: string;
  at: string;
  sha256: string;
}
