/** The part of framer-motion that the turning card needs, as its own chunk. */
export { domAnimation as default } from 'framer-motion';
