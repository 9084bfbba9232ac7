import { useState } from "react";
import { CheckModal } from "./CheckModal.tsx";
import { ParticlesBackground } from "./ParticlesBackground.tsx";
import { About } from "./sections/About.tsx";
import { Footer } from "./sections/Footer.tsx";
import { Hero } from "./sections/Hero.tsx";
import { PastEditions } from "./sections/PastEditions.tsx";
import { Speakers } from "./sections/Speakers.tsx";
import { Talks } from "./sections/Talks.tsx";
import { Testimonials } from "./sections/Testimonials.tsx";
import { Venue } from "./sections/Venue.tsx";

/**
 * The page as students usually build it: rendered in the browser, with the usual libraries. It is
 * what our page is measured against, so it is kept honest rather than tuned, up or down.
 */
export function App() {
  const [checking, setChecking] = useState(false);
  return (
    <>
      <ParticlesBackground />
      <main className="relative">
        <Hero onCheck={() => setChecking(true)} />
        <About />
        <Venue />
        <PastEditions />
        <Talks />
        <Speakers />
        <Testimonials />
      </main>
      <Footer />
      <CheckModal open={checking} onClose={() => setChecking(false)} />
    </>
  );
}
