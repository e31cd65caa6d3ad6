<?php
/**
 * Settings, Citeworthy: the connection, the pages of the site, and the visits of AI crawlers.
 *
 * @package Citeworthy
 */

declare( strict_types = 1 );

namespace Citeworthy;

defined( 'ABSPATH' ) || exit;

add_action( 'admin_menu', __NAMESPACE__ . '\\add_settings_page' );
add_action( 'admin_enqueue_scripts', __NAMESPACE__ . '\\load_settings_style' );
add_filter( 'plugin_action_links_' . plugin_basename( PLUGIN_FILE ), __NAMESPACE__ . '\\add_settings_link' );

function add_settings_page(): void {
	add_options_page( __( 'Citeworthy', 'citeworthy' ), __( 'Citeworthy', 'citeworthy' ), 'manage_options', SETTINGS_PAGE, __NAMESPACE__ . '\\show_settings' );
}

function load_settings_style( string $screen ): void {
	if ( 'settings_page_' . SETTINGS_PAGE === $screen ) {
		wp_enqueue_style( 'citeworthy-settings', plugins_url( 'settings.css', PLUGIN_FILE ), array(), VERSION );
	}
}

/** @param string[] $links */
function add_settings_link( array $links ): array {
	$link = sprintf( '<a href="%s">%s</a>', esc_url( settings_url() ), esc_html__( 'Settings', 'citeworthy' ) );
	return array_merge( array( $link ), $links );
}

function show_settings(): void {
	echo '<div class="wrap citeworthy-settings"><h1>' . esc_html__( 'Citeworthy', 'citeworthy' ) . '</h1>';
	show_notice();
	$usage = is_connected() ? call_server( 'GET', '/api/usage' ) : null;
	show_connection( $usage );
	// Without an answer the other sections would only repeat that there is none.
	if ( is_array( $usage ) ) {
		show_choices();
		show_site_pages();
	}
	show_marks();
	show_visits();
	echo '</div>';
}

function show_notice(): void {
	$name   = 'citeworthy_notice_' . get_current_user_id();
	$notice = get_transient( $name );
	if ( is_array( $notice ) ) {
		delete_transient( $name );
		printf( '<div class="notice notice-%s"><p>%s</p></div>', esc_attr( $notice[0] ), esc_html( $notice[1] ) );
	}
}

function open_section( string $title ): void {
	echo '<section class="citeworthy-section"><h2>' . esc_html( $title ) . '</h2>';
}

function open_form( string $action, string $id = '' ): void {
	printf( '<form method="post" id="%s" action="%s"><input type="hidden" name="action" value="citeworthy_%s">', esc_attr( '' === $id ? 'citeworthy-form-' . $action : $id ), esc_url( admin_url( 'admin-post.php' ) ), esc_attr( $action ) );
	// A page has several forms, and an id may be there once.
	printf( '<input type="hidden" name="_wpnonce" value="%s">', esc_attr( wp_create_nonce( 'citeworthy_' . $action ) ) );
}

/** One button with the nonce of its action. */
function button_form( string $action, string $label, string $kind = 'secondary' ): void {
	open_form( $action );
	submit_button( $label, $kind, '', false );
	echo '</form>';
}

/** @param array|\WP_Error|null $usage */
function show_connection( $usage ): void {
	$settings = settings();
	open_section( __( 'Connection', 'citeworthy' ) );
	if ( is_wp_error( $usage ) ) {
		printf( '<p class="citeworthy-problem" role="alert">%s</p>', esc_html( $usage->get_error_message() ) );
	} elseif ( is_array( $usage ) ) {
		printf( '<p class="citeworthy-good">%s</p>', esc_html( usage_line( $usage ) ) );
	}
	open_form( 'connect' );
	?>
	<p class="citeworthy-field">
		<label for="citeworthy-address"><?php esc_html_e( 'Server', 'citeworthy' ); ?></label>
		<input id="citeworthy-address" name="address" type="url" required maxlength="<?php echo (int) MAX_FIELD_LENGTH; ?>" placeholder="https://citeworthy.example.com" value="<?php echo esc_attr( $settings['address'] ); ?>">
	</p>
	<p class="citeworthy-field">
		<label for="citeworthy-key"><?php esc_html_e( 'API key', 'citeworthy' ); ?></label>
		<input id="citeworthy-key" name="key" type="password" autocomplete="off" maxlength="<?php echo (int) MAX_FIELD_LENGTH; ?>" aria-describedby="citeworthy-key-help" placeholder="<?php echo esc_attr( '' === $settings['key'] ? 'cw_…' : __( 'A key is saved; leave this empty to keep it', 'citeworthy' ) ); ?>">
		<span id="citeworthy-key-help" class="description"><?php esc_html_e( 'Create it on your server under Dashboard, API keys and MCP, with the scopes read and analyze. It is stored in this site’s database and never sent to a browser.', 'citeworthy' ); ?></span>
	</p>
	<?php
	echo '<div class="citeworthy-actions">';
	submit_button( is_connected() ? __( 'Save connection', 'citeworthy' ) : __( 'Connect', 'citeworthy' ), 'primary', '', false );
	if ( is_connected() ) {
		printf( '<button type="submit" form="citeworthy-disconnect" class="button-link button-link-delete">%s</button>', esc_html__( 'Disconnect', 'citeworthy' ) );
	}
	echo '</div></form>';
	// A form can't be inside another one, so the button names this one.
	open_form( 'disconnect', 'citeworthy-disconnect' );
	echo '</form></section>';
}

function usage_line( array $usage ): string {
	$analyses = $usage['tools']['content_analyses'] ?? array();
	$used     = (int) ( $analyses['used'] ?? 0 );
	if ( ! isset( $analyses['limit'] ) ) {
		/* translators: %s: number */
		return sprintf( __( 'Connected. %s analyses used in this period, without a limit.', 'citeworthy' ), number_format_i18n( $used ) );
	}
	/* translators: 1: number, 2: number */
	return sprintf( __( 'Connected. %1$s of %2$s analyses used in this period.', 'citeworthy' ), number_format_i18n( $used ), number_format_i18n( (int) $analyses['limit'] ) );
}

function show_choices(): void {
	$settings = settings();
	$answer   = call_server( 'GET', '/api/projects' );
	$projects = is_array( $answer ) && is_array( $answer['projects'] ?? null ) ? $answer['projects'] : array();
	open_section( __( 'Published pages', 'citeworthy' ) );
	open_form( 'choose' );
	echo '<p class="citeworthy-field"><label for="citeworthy-project">' . esc_html__( 'Project', 'citeworthy' ) . '</label><select id="citeworthy-project" name="project">';
	printf( '<option value="">%s</option>', esc_html__( 'The one of this site’s address', 'citeworthy' ) );
	$ids = array();
	foreach ( $projects as $project ) {
		$ids[] = (string) ( $project['id'] ?? '' );
		printf( '<option value="%s"%s>%s</option>', esc_attr( end( $ids ) ), selected( $settings['project'], end( $ids ), false ), esc_html( (string) ( $project['name'] ?? '' ) ) );
	}
	if ( '' !== $settings['project'] && ! in_array( $settings['project'], $ids, true ) ) {
		printf( '<option value="%s" selected>%s</option>', esc_attr( $settings['project'] ), esc_html__( 'The saved project', 'citeworthy' ) );
	}
	echo '</select></p>';
	printf(
		'<p class="citeworthy-check"><label><input type="checkbox" name="on_publish" value="1"%s> %s</label></p>',
		checked( $settings['on_publish'], true, false ),
		esc_html__( 'Analyze a post or page when it is published for the first time. Each costs one analysis.', 'citeworthy' )
	);
	submit_button( __( 'Save', 'citeworthy' ), 'secondary', '', false );
	echo '</form></section>';
}

function show_site_pages(): void {
	$run = site_run();
	open_section( __( 'All pages of this site', 'citeworthy' ) );
	/* translators: %s: address of the sitemap */
	printf( '<p>%s</p>', esc_html( sprintf( __( 'The server reads %s and files the pages in the project. Reading is free.', 'citeworthy' ), sitemap_address() ) ) );
	if ( is_wp_error( $run ) ) {
		printf( '<p class="citeworthy-problem" role="alert">%s</p>', esc_html( $run->get_error_message() ) );
	} elseif ( is_array( $run ) ) {
		show_run( $run );
	}
	echo '<div class="citeworthy-actions">';
	if ( is_array( $run ) && 'draft' === ( $run['state'] ?? '' ) ) {
		$pages = (int) ( $run['counts']['waiting'] ?? 0 );
		/* translators: %s: number of pages */
		button_form( 'start', sprintf( _n( 'Analyze %s page', 'Analyze %s pages', $pages, 'citeworthy' ), number_format_i18n( $pages ) ), 'primary' );
	}
	button_form( 'preview', __( 'Read the sitemap', 'citeworthy' ) );
	echo '</div></section>';
}

function show_run( array $run ): void {
	$counts = is_array( $run['counts'] ?? null ) ? array_map( 'intval', $run['counts'] ) : array();
	$total  = array_sum( $counts );
	$done   = ( $counts['done'] ?? 0 ) + ( $counts['duplicate'] ?? 0 );
	$failed = $counts['failed'] ?? 0;
	if ( 'draft' === ( $run['state'] ?? '' ) ) {
		$left = isset( $run['usesLeft'] ) ? number_format_i18n( (int) $run['usesLeft'] ) : __( 'any number of', 'citeworthy' );
		/* translators: 1: number of pages, 2: number of analyses */
		$text = sprintf( _n( '%1$s page found; you have %2$s analyses left. Each page costs one.', '%1$s pages found; you have %2$s analyses left. Each page costs one.', $total, 'citeworthy' ), number_format_i18n( $total ), $left );
	} else {
		/* translators: 1: number of pages, 2: number of pages */
		$text = sprintf( __( '%1$s of %2$s pages analyzed.', 'citeworthy' ), number_format_i18n( $done ), number_format_i18n( $total ) );
		/* translators: %s: number of pages */
		$text .= $failed > 0 ? ' ' . sprintf( __( '%s couldn’t be read.', 'citeworthy' ), number_format_i18n( $failed ) ) : '';
		$text .= is_string( $run['reason'] ?? null ) ? ' ' . __( 'The run has paused; the server says why.', 'citeworthy' ) : '';
	}
	printf( '<p><strong>%s</strong> %s</p>', esc_html( $text ), wp_kses_post( project_link() ) );
}

function project_link(): string {
	$settings = settings();
	if ( '' === $settings['project'] ) {
		return '';
	}
	$url = $settings['address'] . '/projects/' . rawurlencode( $settings['project'] );
	return sprintf( '<a href="%s">%s</a>', esc_url( $url ), esc_html__( 'Open the project', 'citeworthy' ) );
}

/** Only where something waits. */
function show_marks(): void {
	$waiting = count( marked_posts() );
	if ( 0 === $waiting ) {
		return;
	}
	open_section( __( 'Waiting for the server', 'citeworthy' ) );
	/* translators: %s: number of pages */
	$text = sprintf( _n( '%s published page is marked for analysis. It is sent again every hour until the server takes it.', '%s published pages are marked for analysis. They are sent again every hour until the server takes them.', $waiting, 'citeworthy' ), number_format_i18n( $waiting ) );
	$problem = get_option( PROBLEM_OPTION );
	printf( '<p>%s</p>', esc_html( $text ) );
	if ( is_string( $problem ) && '' !== $problem ) {
		printf( '<p class="citeworthy-problem">%s</p>', esc_html( $problem ) );
	}
	button_form( 'send', __( 'Send now', 'citeworthy' ) );
	echo '</section>';
}

function show_visits(): void {
	$counts   = visit_counts();
	$purposes = array(
		'search'   => __( 'builds a search index', 'citeworthy' ),
		'user'     => __( 'somebody asked for the page', 'citeworthy' ),
		'training' => __( 'trains models', 'citeworthy' ),
	);
	open_section( __( 'Visits of AI crawlers', 'citeworthy' ) );
	if ( ! $counts ) {
		printf( '<p>%s</p>', esc_html__( 'No AI crawler has visited since the plug-in was activated.', 'citeworthy' ) );
	} else {
		echo '<div class="citeworthy-scroll"><table class="widefat striped"><thead><tr>';
		foreach ( array( __( 'Crawler', 'citeworthy' ), __( '7 days', 'citeworthy' ), __( '90 days', 'citeworthy' ), __( 'Last visit', 'citeworthy' ) ) as $heading ) {
			printf( '<th scope="col">%s</th>', esc_html( $heading ) );
		}
		echo '</tr></thead><tbody>';
		foreach ( $counts as $count ) {
			printf(
				'<tr><th scope="row">%s <span>%s</span></th><td>%s</td><td>%s</td><td>%s</td></tr>',
				esc_html( $count['name'] ),
				esc_html( implode( ', ', array_filter( array( $count['owner'], $purposes[ $count['purpose'] ] ?? '' ) ) ) ),
				esc_html( number_format_i18n( $count['week'] ) ),
				esc_html( number_format_i18n( $count['all'] ) ),
				esc_html( (string) wp_date( get_option( 'date_format' ), (int) strtotime( $count['last'] . ' 12:00 UTC' ) ) )
			);
		}
		echo '</tbody></table></div>';
	}
	printf( '<p class="description">%s</p>', esc_html__( 'Counted by the name that a crawler gives, which anyone can use. Pages that a cache or a content delivery network answers don’t reach WordPress and aren’t counted; the server’s access log has them, and Citeworthy reads it under AI crawler logs. Only a number for each day and crawler is stored, for 90 days, and no IP address.', 'citeworthy' ) );
	echo '</section>';
}
