/* Loaded with every look-up, and used if a carnet is registered and motion is not reduced. */

export { default as Rain } from "react-confetti";
