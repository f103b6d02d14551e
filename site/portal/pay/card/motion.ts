/** The part of framer-motion that a turning card needs, fetched beside the card. */
export { domAnimation as default } from 'framer-motion';
