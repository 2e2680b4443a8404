import { href } from "react-router";
import { PageLink } from "#app/frame/page-link.tsx";
import { company } from "#content/company/company.ts";
import { footerColumns } from "#content/frame/footer.ts";
import { Grid } from "#ui/grid/grid.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Logo } from "#ui/logo/logo.tsx";
import styles from "./footer.module.css";

export function Footer() {
  return (
    <footer className={styles.footer} data-ground="green">
      <Grid>
        <div className={styles.company}>
          <p className={styles.logo}>
            <Logo name={company.name} />
          </p>
          <ul className={styles.social} data-roving="a">
            {company.social.map(({ network, icon, url }) => (
              <li key={network}>
                <a
                  href={url}
                  target="_blank"
                  rel="noopener noreferrer"
                  aria-label={`${network}, opens in a new tab`}
                >
                  <Icon name={icon} />
                </a>
              </li>
            ))}
          </ul>
        </div>
        <nav className={styles.columns} aria-label="Footer">
          {footerColumns.map(({ title, links }) => (
            <div key={title}>
              <h2>{title}</h2>
              <ul data-roving="a">
                {links.map(({ title: name, path }) => (
                  <li key={name}>
                    <PageLink to={path}>{name}</PageLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className={styles.legal}>
          <span>
            © {company.copyrightYear} {company.name}
          </span>
          <ul>
            <li>
              <PageLink to={href("/terms")}>Terms &amp; Conditions</PageLink>
            </li>
            <li>
              <PageLink to={href("/privacy")}>Privacy Policy</PageLink>
            </li>
          </ul>
        </div>
      </Grid>
    </footer>
  );
}
