<?php
/**
 * Published posts are marked, and marks are sent in the background: a mark stays until the server has taken it.
 *
 * @package Citeworthy
 */

declare( strict_types = 1 );

namespace Citeworthy;

defined( 'ABSPATH' ) || exit;

const HOURLY_EVENT = 'citeworthy_hourly';
const SEND_EVENT   = 'citeworthy_send_marks';
/** When the post was marked; deleted once the server has the address. */
const MARK_META = '_citeworthy_mark';
/** The bulk run that analyzes the page. */
const RUN_META = '_citeworthy_run';
/** What came of it: score, analysis and day, or a problem. */
const REPORT_META = '_citeworthy_report';
/** Why marks couldn't be sent the last time. */
const PROBLEM_OPTION = 'citeworthy_problem';
/** The server lists this many pages of a run at once. */
const MAX_MARKS_AT_ONCE = 50;
/** Each may take two requests, and the keys of an account may send 120 a minute. */
const MAX_REPORTS_AT_ONCE = 20;

add_action( 'transition_post_status', __NAMESPACE__ . '\\mark_when_published', 10, 3 );
add_action( SEND_EVENT, __NAMESPACE__ . '\\send_marks' );
add_action( HOURLY_EVENT, __NAMESPACE__ . '\\send_marks' );
add_action( HOURLY_EVENT, __NAMESPACE__ . '\\refresh_reports' );
add_action( 'rest_api_init', __NAMESPACE__ . '\\register_published_route' );

function register_published_route(): void {
	$route = array( 'permission_callback' => __NAMESPACE__ . '\\may_edit_post' );
	register_rest_route(
		'citeworthy/v1',
		'/posts/(?P<id>\d+)/published',
		array(
			array(
				'methods'  => 'GET',
				'callback' => __NAMESPACE__ . '\\read_published',
			) + $route,
			array(
				'methods'  => 'POST',
				'callback' => __NAMESPACE__ . '\\mark_from_editor',
			) + $route,
		)
	);
}

function mark_when_published( string $to, string $from, \WP_Post $post ): void {
	if ( 'publish' === $to && 'publish' !== $from && is_connected() && settings()['on_publish'] ) {
		mark_post( $post );
	}
}

/** Other people have to be able to open the page. */
function can_be_analyzed( \WP_Post $post ): bool {
	return 'publish' === $post->post_status && '' === $post->post_password && is_post_type_viewable( $post->post_type );
}

function mark_post( \WP_Post $post ): bool {
	if ( ! can_be_analyzed( $post ) ) {
		return false;
	}
	update_post_meta( $post->ID, MARK_META, time() );
	wp_schedule_single_event( time(), SEND_EVENT );
	return true;
}

/** @return array|\WP_Error */
function mark_from_editor( \WP_REST_Request $request ) {
	$post = get_post( (int) $request['id'] );
	if ( ! $post || ! mark_post( $post ) ) {
		return failure( 'not_public', __( 'Only a published page that everyone can open can be analyzed.', 'citeworthy' ), 400 );
	}
	return published_state( $post );
}

/** @return array|\WP_Error */
function read_published( \WP_REST_Request $request ) {
	$post = get_post( (int) $request['id'] );
	if ( ! $post ) {
		return failure( 'not_found', __( 'There is no such post.', 'citeworthy' ), 404 );
	}
	refresh_report( $post );
	return published_state( $post );
}

/** @return array{state: string, score: ?int, report: ?string, problem: ?string, project: ?string, at: ?string} */
function published_state( \WP_Post $post ): array {
	$report  = get_post_meta( $post->ID, REPORT_META, true );
	$report  = is_array( $report ) ? $report : array();
	$address = settings()['address'];
	$project = settings()['project'];
	$state   = isset( $report['score'] ) ? 'done' : ( isset( $report['problem'] ) ? 'failed' : 'none' );
	if ( get_post_meta( $post->ID, RUN_META, true ) ) {
		$state = 'running';
	}
	$waits = (bool) get_post_meta( $post->ID, MARK_META, true );
	return array(
		'state'   => $waits ? 'marked' : $state,
		'score'   => $report['score'] ?? null,
		'report'  => isset( $report['analysis'] ) ? $address . '/analysis/' . $report['analysis'] : null,
		'problem' => $waits ? ( get_option( PROBLEM_OPTION ) ?: null ) : ( $report['problem'] ?? null ),
		'project' => '' === $project ? null : $address . '/projects/' . rawurlencode( $project ),
		'at'      => isset( $report['at'] ) ? wp_date( get_option( 'date_format' ), (int) $report['at'] ) : null,
	);
}

/** Sends the oldest marks as one bulk run. What can't be sent stays marked and is sent with the next try. */
function send_marks(): void {
	$posts = marked_posts();
	if ( ! $posts || ! is_connected() ) {
		return;
	}
	$urls  = array_map( 'get_permalink', $posts );
	$marks = array_map( static fn( \WP_Post $post ): string => $post->ID . ':' . get_post_meta( $post->ID, MARK_META, true ), $posts );
	$body  = array( 'urls' => $urls );
	if ( '' !== settings()['project'] ) {
		$body['project'] = settings()['project'];
	}
	$answer = call_server(
		'POST',
		'/api/batches',
		array(
			'body'    => $body,
			'seconds' => SITEMAP_SECONDS,
			'once'    => 'wp-marks-' . md5( implode( ',', array_merge( $marks, $urls, array( $body['project'] ?? '' ) ) ) ),
		)
	);
	if ( is_wp_error( $answer ) ) {
		keep_or_drop_marks( $posts, $answer );
		return;
	}
	delete_option( PROBLEM_OPTION );
	if ( '' === settings()['project'] && is_string( $answer['project'] ?? null ) ) {
		change_settings( array( 'project' => id_of( $answer['project'] ) ) );
	}
	foreach ( $posts as $post ) {
		delete_post_meta( $post->ID, MARK_META );
		delete_post_meta( $post->ID, REPORT_META );
		update_post_meta( $post->ID, RUN_META, id_of( $answer['id'] ?? null ) );
	}
}

/** @return \WP_Post[] The oldest marks first. */
function marked_posts(): array {
	return posts_with( MARK_META, MAX_MARKS_AT_ONCE );
}

/** @return \WP_Post[] */
function posts_with( string $meta, int $most ): array {
	return get_posts(
		array(
			'post_type'      => 'any',
			'post_status'    => 'publish',
			'has_password'   => false,
			'posts_per_page' => $most,
			'meta_key'       => $meta,
			'orderby'        => 'meta_value_num',
			'order'          => 'ASC',
		)
	);
}

/** For the lists of posts; the sidebar asks for its own post. */
function refresh_reports(): void {
	array_map( __NAMESPACE__ . '\\refresh_report', posts_with( RUN_META, MAX_REPORTS_AT_ONCE ) );
}

/** An address that the server refuses would be refused again; every other failure may pass. */
function keep_or_drop_marks( array $posts, \WP_Error $error ): void {
	if ( 400 !== ( $error->get_error_data()['status'] ?? 0 ) ) {
		update_option( PROBLEM_OPTION, $error->get_error_message(), false );
		return;
	}
	foreach ( $posts as $post ) {
		delete_post_meta( $post->ID, MARK_META );
		update_post_meta( $post->ID, REPORT_META, array( 'problem' => $error->get_error_message() ) );
	}
}

/** Asks the server what came of the page; an unreachable server changes nothing. */
function refresh_report( \WP_Post $post ): void {
	$run = (string) get_post_meta( $post->ID, RUN_META, true );
	if ( '' === $run ) {
		return;
	}
	$batch = call_server( 'GET', '/api/batches/' . rawurlencode( $run ) );
	if ( is_wp_error( $batch ) && 'citeworthy_not_found' === $batch->get_error_code() ) {
		// It was deleted, or belongs to a server that the site was connected to before.
		delete_post_meta( $post->ID, RUN_META );
		return;
	}
	$page  = is_wp_error( $batch ) ? null : page_of( $batch, (string) get_permalink( $post ) );
	if ( null === $page || in_array( $page['state'] ?? '', array( 'waiting', 'started' ), true ) ) {
		return;
	}
	$report = finished_report( $page );
	if ( null !== $report ) {
		delete_post_meta( $post->ID, RUN_META );
		update_post_meta( $post->ID, REPORT_META, $report );
	}
}

/** Null while the analysis can't be read. */
function finished_report( array $page ): ?array {
	$path = (string) ( $page['analysis'] ?? '' );
	if ( ! preg_match( '~^/api/analyses/([\w-]+)$~', $path, $found ) ) {
		$problem = is_string( $page['error'] ?? null ) ? plain_text( $page['error'] ) : __( 'The page wasn’t analyzed.', 'citeworthy' );
		return array( 'problem' => $problem );
	}
	$analysis = call_server( 'GET', $path );
	if ( is_wp_error( $analysis ) ) {
		return null;
	}
	return array(
		'score'    => (int) round( (float) ( $analysis['score']['score'] ?? 0 ) ),
		'analysis' => $found[1],
		'at'       => time(),
	);
}

function page_of( array $batch, string $url ): ?array {
	$bare = static fn( string $one ): string => untrailingslashit( (string) preg_replace( '~^https?://(www\.)?~i', '', $one ) );
	foreach ( is_array( $batch['pages'] ?? null ) ? $batch['pages'] : array() as $page ) {
		if ( is_string( $page['url'] ?? null ) && $bare( $page['url'] ) === $bare( $url ) ) {
			return $page;
		}
	}
	return null;
}
