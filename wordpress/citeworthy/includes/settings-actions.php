<?php
/**
 * What the forms of the settings page do. Each needs an administrator and the nonce of its form.
 *
 * @package Citeworthy
 */

declare( strict_types = 1 );

namespace Citeworthy;

defined( 'ABSPATH' ) || exit;

const NOTICE_SECONDS = 120;

foreach ( array( 'connect', 'choose', 'disconnect', 'preview', 'start', 'send' ) as $citeworthy_action ) {
	add_action( "admin_post_citeworthy_$citeworthy_action", static fn() => handle_form( $citeworthy_action ) );
}

function handle_form( string $action ): void {
	if ( ! current_user_can( 'manage_options' ) ) {
		wp_die( esc_html__( 'Only administrators can change these settings.', 'citeworthy' ), '', array( 'response' => 403 ) );
	}
	check_admin_referer( 'citeworthy_' . $action );
	$done = array(
		'connect'    => __NAMESPACE__ . '\\connect_from_form',
		'choose'     => __NAMESPACE__ . '\\choose_from_form',
		'disconnect' => __NAMESPACE__ . '\\disconnect',
		'preview'    => __NAMESPACE__ . '\\preview_site_pages',
		'start'      => __NAMESPACE__ . '\\start_site_run',
		'send'       => __NAMESPACE__ . '\\send_marks_now',
	)[ $action ]();
	leave_notice( $done, $action );
	wp_safe_redirect( settings_url() );
	exit;
}

/** @param string|true|\WP_Error $done A sentence, true, or what went wrong. */
function leave_notice( $done, string $action ): void {
	$words = array(
		'preview' => __( 'The sitemap was read. Nothing has been spent yet.', 'citeworthy' ),
		'start'   => __( 'The analysis has started.', 'citeworthy' ),
	);
	$notice = is_wp_error( $done )
		? array( 'error', $done->get_error_message() )
		: array( 'success', is_string( $done ) ? $done : ( $words[ $action ] ?? __( 'Saved.', 'citeworthy' ) ) );
	set_transient( 'citeworthy_notice_' . get_current_user_id(), $notice, NOTICE_SECONDS );
}

function posted( string $field ): string {
	// phpcs:ignore WordPress.Security.NonceVerification.Missing -- handle_form has checked it.
	$value = isset( $_POST[ $field ] ) && is_string( $_POST[ $field ] ) ? sanitize_text_field( wp_unslash( $_POST[ $field ] ) ) : '';
	return substr( $value, 0, MAX_FIELD_LENGTH );
}

/**
 * Nothing is saved before the server has accepted the key, so that a mistake doesn't end a working connection.
 *
 * @return string|\WP_Error
 */
function connect_from_form() {
	$address = server_address( posted( 'address' ) );
	if ( null === $address ) {
		return failure( 'address', __( 'Enter the address of your Citeworthy server, beginning with https:// or http://.', 'citeworthy' ), 400 );
	}
	$known = settings();
	$key   = posted( 'key' );
	if ( '' === $key && $address === $known['address'] ) {
		$key = $known['key'];
	}
	if ( '' === $key ) {
		// The stored key belongs to the server that made it and isn't sent to another one.
		return failure( 'key', __( 'Enter a key of this server.', 'citeworthy' ), 400 );
	}
	$usage = check_connection( $address, $key );
	if ( is_wp_error( $usage ) ) {
		return $usage;
	}
	$is_other = $address !== $known['address'];
	if ( $is_other ) {
		delete_option( RUN_OPTION );
	}
	change_settings(
		array(
			'address' => $address,
			'key'     => $key,
			'project' => $is_other ? '' : $known['project'],
		)
	);
	return __( 'Connected.', 'citeworthy' );
}

function choose_from_form(): bool {
	change_settings(
		array(
			'project'    => id_of( posted( 'project' ) ),
			'on_publish' => '1' === posted( 'on_publish' ),
		)
	);
	return true;
}

/** Marks stay, so that a new connection goes on with them. */
function disconnect(): string {
	change_settings(
		array(
			'key'     => '',
			'project' => '',
		)
	);
	delete_option( RUN_OPTION );
	return __( 'Disconnected. The key is deleted here; revoke it on the server too.', 'citeworthy' );
}

/** @return string|\WP_Error */
function send_marks_now() {
	send_marks();
	$problem = get_option( PROBLEM_OPTION );
	return is_string( $problem ) && '' !== $problem ? failure( 'marks', $problem, 502 ) : __( 'The marked pages were sent.', 'citeworthy' );
}
