<?php
/**
 * Counts visits of AI crawlers by day, from the user agent of requests that WordPress answers. No address is stored.
 *
 * @package Citeworthy
 */

declare( strict_types = 1 );

namespace Citeworthy;

defined( 'ABSPATH' ) || exit;

const VISITS_VERSION_OPTION = 'citeworthy_visits_version';
const VISITS_VERSION        = '1';
const KEPT_DAYS             = 90;

add_action( 'template_redirect', __NAMESPACE__ . '\\count_visit', 0 );
add_action( 'admin_init', __NAMESPACE__ . '\\create_missing_visits_table' );
add_action( HOURLY_EVENT, __NAMESPACE__ . '\\forget_old_visits' );

function visits_table(): string {
	global $wpdb;
	return $wpdb->prefix . 'citeworthy_visits';
}

function create_visits_table(): void {
	global $wpdb;
	require_once ABSPATH . 'wp-admin/includes/upgrade.php';
	$table = visits_table();
	dbDelta(
		"CREATE TABLE $table (
  day date NOT NULL,
  bot varchar(40) NOT NULL,
  visits int(10) unsigned NOT NULL DEFAULT 0,
  PRIMARY KEY  (day,bot)
) {$wpdb->get_charset_collate()};"
	);
	update_option( VISITS_VERSION_OPTION, VISITS_VERSION );
}

/** On a network, activating the plug-in reaches only one of its sites. */
function create_missing_visits_table(): void {
	if ( VISITS_VERSION !== get_option( VISITS_VERSION_OPTION ) ) {
		create_visits_table();
	}
}

/** @return array{crawlers: array<int, array{name: string, owner: string, purpose: string}>, bands: array{excellent: int, good: int}} */
function shared_facts(): array {
	static $facts = null;
	$facts        = $facts ?? require __DIR__ . '/shared-facts.php';
	return $facts;
}

/** The whole name only: `Claude-User` isn't `ClaudeBot`, and `NotGPTBot` is nobody. */
function crawler_of( string $agent ): ?string {
	$names = array_column( shared_facts()['crawlers'], 'name' );
	$any   = implode( '|', array_map( 'preg_quote', $names ) );
	if ( ! preg_match( '/(?<![\w-])(?:' . $any . ')(?![\w-])/i', $agent, $found ) ) {
		return null;
	}
	return $names[ array_search( strtolower( $found[0] ), array_map( 'strtolower', $names ), true ) ];
}

function count_visit(): void {
	$agent   = isset( $_SERVER['HTTP_USER_AGENT'] ) ? (string) wp_unslash( $_SERVER['HTTP_USER_AGENT'] ) : '';
	$crawler = crawler_of( substr( $agent, 0, MAX_FIELD_LENGTH ) );
	if ( null === $crawler || is_preview() || VISITS_VERSION !== get_option( VISITS_VERSION_OPTION ) ) {
		return;
	}
	global $wpdb;
	$table = visits_table();
	// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- the name of our own table.
	$wpdb->query( $wpdb->prepare( "INSERT INTO $table (day, bot, visits) VALUES (%s, %s, 1) ON DUPLICATE KEY UPDATE visits = visits + 1", gmdate( 'Y-m-d' ), $crawler ) );
}

function forget_old_visits(): void {
	global $wpdb;
	$table = visits_table();
	// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- the name of our own table.
	$wpdb->query( $wpdb->prepare( "DELETE FROM $table WHERE day < %s", day_before( KEPT_DAYS ) ) );
}

function day_before( int $days ): string {
	return gmdate( 'Y-m-d', time() - $days * DAY_IN_SECONDS );
}

/**
 * The visits of the last 7 and 90 days, most visits first.
 *
 * @return array<int, array{name: string, owner: string, purpose: string, week: int, all: int, last: string}>
 */
function visit_counts(): array {
	global $wpdb;
	$table = visits_table();
	// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- the name of our own table.
	$rows = $wpdb->get_results( $wpdb->prepare( "SELECT bot, SUM(visits) AS total, SUM(CASE WHEN day > %s THEN visits ELSE 0 END) AS week, MAX(day) AS last FROM $table WHERE day >= %s GROUP BY bot ORDER BY total DESC, bot", day_before( 7 ), day_before( KEPT_DAYS ) ), ARRAY_A );
	$by_name = array_column( shared_facts()['crawlers'], null, 'name' );
	$counts  = array();
	foreach ( $rows as $row ) {
		$crawler  = $by_name[ $row['bot'] ] ?? array(
			'name'    => $row['bot'],
			'owner'   => '',
			'purpose' => '',
		);
		$counts[] = $crawler + array(
			'week' => (int) $row['week'],
			'all'  => (int) $row['total'],
			'last' => (string) $row['last'],
		);
	}
	return $counts;
}
