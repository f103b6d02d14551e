import type { ConsentCategory } from '../../../../schema/api/consent-cookie.ts';

/** A stored lead, as its page reports it. */
export interface Conversion {
  /** The lead's public id, by which platforms recognize a second report of it. */
  id: string;
  form: string;
  /** In the currency's units. */
  value: number | undefined;
  currency: string;
}

/** The tag of one platform. */
export interface Vendor {
  needs: readonly ConsentCategory[];
  /** Loads the platform's script with this id; once per page. */
  load: (id: string) => Promise<void>;
  /** Reports a conversion after `load`. @param event the name or label that the platform expects */
  report: (id: string, event: string, conversion: Conversion) => void;
}
