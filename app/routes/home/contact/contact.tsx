import { FormSection } from "#app/sections/form-section/form-section.tsx";
import type { HomeContent } from "../home-content.ts";
import styles from "./contact.module.css";

export function Contact({ words }: { words: HomeContent["contact"] }) {
  return (
    <FormSection
      words={words}
      number="13"
      lane={2}
      phoneLane={4}
      source="home-contact"
      headlineClass={styles.headline}
    />
  );
}
