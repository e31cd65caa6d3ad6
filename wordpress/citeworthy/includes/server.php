<?php
/**
 * Calls of the Citeworthy API. Answers are data of others: checked, limited, and escaped where they are shown.
 *
 * @package Citeworthy
 */

declare( strict_types = 1 );

namespace Citeworthy;

defined( 'ABSPATH' ) || exit;

/** What a person waits for on a page of the dashboard. */
const READ_SECONDS = 8;
/** A long text takes the engine up to 20 seconds. */
const DRAFT_SECONDS = 60;
/** The server asks a site for one file of its sitemap a second. */
const SITEMAP_SECONDS   = 60;
const MAX_ANSWER_BYTES  = 4 * MB_IN_BYTES;
const MAX_MESSAGE_CHARS = 300;

/**
 * Returns the decoded answer, or a WP_Error whose message can be shown.
 *
 * @param array{body?: array, seconds?: int, once?: string, address?: string, key?: string} $options `once` makes a repeated call cost nothing.
 * @return array|\WP_Error
 */
function call_server( string $method, string $path, array $options = array() ) {
	$settings = settings();
	$address  = $options['address'] ?? $settings['address'];
	$key      = $options['key'] ?? $settings['key'];
	if ( '' === $address || '' === $key ) {
		return failure( 'not_connected', __( 'This site isn’t connected to a Citeworthy server yet.', 'citeworthy' ), 409 );
	}
	$headers = array(
		'Accept'        => 'application/json',
		'Authorization' => 'Bearer ' . $key,
	);
	$request = array(
		'method'              => $method,
		'timeout'             => $options['seconds'] ?? READ_SECONDS,
		// The key must not follow a redirect to another server.
		'redirection'         => 0,
		'limit_response_size' => MAX_ANSWER_BYTES,
		'user-agent'          => 'Citeworthy for WordPress/' . VERSION,
	);
	if ( isset( $options['body'] ) ) {
		$headers['Content-Type'] = 'application/json';
		$request['body']         = wp_json_encode( (object) $options['body'] );
	}
	if ( isset( $options['once'] ) ) {
		$headers['Idempotency-Key'] = $options['once'];
	}
	$answer = wp_remote_request( $address . $path, $request + array( 'headers' => $headers ) );
	if ( is_wp_error( $answer ) ) {
		return failure(
			'unreachable',
			/* translators: %s: address of the server */
			sprintf( __( 'The Citeworthy server at %s can’t be reached. Nothing was changed or lost; try again later.', 'citeworthy' ), $address ),
			502
		);
	}
	return read_answer( $answer );
}

/** @return array|\WP_Error */
function read_answer( array $answer ) {
	$status = (int) wp_remote_retrieve_response_code( $answer );
	$body   = json_decode( wp_remote_retrieve_body( $answer ), true );
	if ( 204 === $status ) {
		return array();
	}
	if ( $status >= 200 && $status < 300 && is_array( $body ) ) {
		return $body;
	}
	$said = is_array( $body ) && is_string( $body['error'] ?? null ) ? plain_text( $body['error'] ) : '';
	if ( 401 === $status ) {
		return failure( 'key_refused', __( 'The server refused the key: it is unknown, expired or revoked.', 'citeworthy' ), 502 );
	}
	if ( 403 === $status && is_array( $body['details'] ?? null ) && is_string( $body['details']['scope'] ?? null ) ) {
		/* translators: %s: name of a scope, such as analyze */
		return failure( 'scope_missing', sprintf( __( 'The key lacks the scope %s. Create a key with the scopes read and analyze.', 'citeworthy' ), plain_text( $body['details']['scope'] ) ), 502 );
	}
	if ( 429 === $status ) {
		return failure( 'too_many', __( 'The server has had too many requests of this account. Try again in a few minutes.', 'citeworthy' ), 429 );
	}
	if ( 404 === $status && '' !== $said ) {
		return failure( 'not_found', $said, 404 );
	}
	if ( $status >= 400 && $status < 500 && '' !== $said ) {
		return failure( 'refused', $said, 400 === $status ? 400 : 422 );
	}
	if ( $status >= 500 ) {
		return failure( 'not_ready', __( 'The Citeworthy server isn’t ready. Nothing was changed or lost; try again later.', 'citeworthy' ), 502 );
	}
	return failure( 'not_citeworthy', __( 'The answer isn’t one of a Citeworthy server. Check the address.', 'citeworthy' ), 502 );
}

function failure( string $code, string $message, int $status ): \WP_Error {
	return new \WP_Error( 'citeworthy_' . $code, $message, array( 'status' => $status ) );
}

/**
 * An id of the server, to be put into addresses.
 *
 * @param mixed $value
 */
function id_of( $value ): string {
	return is_string( $value ) ? (string) preg_replace( '/[^\w-]/', '', $value ) : '';
}

/** One line without markup, of a length that fits a message. */
function plain_text( string $text ): string {
	return mb_substr( sanitize_text_field( $text ), 0, MAX_MESSAGE_CHARS );
}

/**
 * Whether a key works and may do what the plug-in needs.
 *
 * @return array|\WP_Error The usage of the account.
 */
function check_connection( string $address, string $key ) {
	$given = array(
		'address' => $address,
		'key'     => $key,
	);
	$usage = call_server( 'GET', '/api/usage', $given );
	if ( is_wp_error( $usage ) ) {
		return $usage;
	}
	// A draft without words is refused and costs nothing; without the scope it is refused for that instead.
	$tried = call_server( 'POST', '/api/drafts', $given + array( 'body' => array( 'text' => '' ) ) );
	$is_ok = ! is_wp_error( $tried ) || 'citeworthy_refused' === $tried->get_error_code();
	return $is_ok ? $usage : $tried;
}
