import { Navigation } from "swiper/modules";
import { Swiper, SwiperSlide } from "swiper/react";
import "swiper/css";
import "swiper/css/navigation";
import { edition, photo } from "../data/content.ts";
import { Section } from "./Section.tsx";

export function Venue() {
  const { nombre, direccion } = edition.edicion.lugar;
  return (
    <Section id="sede" title="La sede">
      <p className="mb-6 text-center">
        {nombre}, {direccion}
      </p>
      <Swiper
        modules={[Navigation]}
        navigation
        slidesPerView={1}
        spaceBetween={20}
        breakpoints={{ 640: { slidesPerView: 2 }, 1024: { slidesPerView: 3 } }}
      >
        {edition.sede.fotos.map(({ archivo, alt, leyenda }) => (
          <SwiperSlide key={archivo}>
            <img src={photo(archivo)} alt={alt} className="rounded-xl" />
            <p className="mt-2 text-sm">{leyenda}</p>
          </SwiperSlide>
        ))}
      </Swiper>
    </Section>
  );
}
