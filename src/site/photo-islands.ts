/*
 * The islands with photos, in one file of the build: in a file each, what both need would be a third
 * one, which Firefox would not fetch again after a failure (`browser/retriable.ts`).
 */
export { Carousel } from "./parts/photo/Carousel.tsx";
export { YearTabs } from "./sections/ediciones/YearTabs.tsx";
