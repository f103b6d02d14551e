import * as parse from '../parsers.ts';
import { serviceAccount } from '../service-account.ts';
import { OptionalGroup, variable } from '../variable.ts';

/** The accounts at ad platforms that conversions are reported to. */
export const adVariables = {
  google: new OptionalGroup(
    {
      account: variable('GOOGLE_ADS_ACCOUNT', {
        parse: parse.googleAdsAccount,
        about:
          'Google Ads account, such as 123-456-7890, that conversions are reported to, together with the next one; which ones is in conversionUploads of site.yaml',
      }),
      key: variable('GOOGLE_ADS_KEY', {
        parse: serviceAccount,
        about:
          'key of a Google service account that has access to the Google Ads account: the JSON, or the path of its file',
        isSecret: true,
      }),
    },
    {
      loginAccount: variable('GOOGLE_ADS_LOGIN_ACCOUNT', {
        parse: parse.googleAdsAccount,
        about: 'manager account through which the service account has access, if it has none of its own',
      }),
      url: variable('GOOGLE_DATA_MANAGER_URL', {
        parse: parse.webUrl,
        default: 'https://datamanager.googleapis.com/v1',
        about: 'Google’s Data Manager API',
      }),
    },
  ),
  meta: new OptionalGroup(
    {
      pixel: variable('META_PIXEL_ID', {
        parse: parse.matching(/^\d{5,20}$/, 'the id of a pixel (data set) at Meta, digits only'),
        about:
          'pixel (data set) at Meta that conversions are reported to, together with the next one; which ones is in conversionUploads of site.yaml',
      }),
      accessToken: variable('META_ACCESS_TOKEN', {
        parse: parse.text,
        about: 'access token for Meta’s Conversions API, from the pixel’s settings in Events Manager',
        isSecret: true,
      }),
    },
    {
      url: variable('META_GRAPH_URL', {
        parse: parse.webUrl,
        default: 'https://graph.facebook.com/v26.0',
        about: 'Meta’s Graph API, with its version',
      }),
    },
  ),
};
