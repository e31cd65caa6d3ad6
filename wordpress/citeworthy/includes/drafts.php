<?php
/**
 * Sends the text of a post in the editor to the server: score, question and edits come back, and nothing is stored.
 *
 * @package Citeworthy
 */

declare( strict_types = 1 );

namespace Citeworthy;

defined( 'ABSPATH' ) || exit;

const MAX_DRAFT_CHARS    = 200000;
const MAX_QUESTION_CHARS = 200;

add_action( 'rest_api_init', __NAMESPACE__ . '\\register_draft_route' );

function register_draft_route(): void {
	register_rest_route(
		'citeworthy/v1',
		'/posts/(?P<id>\d+)/draft',
		array(
			'methods'             => 'POST',
			'callback'            => __NAMESPACE__ . '\\analyze_draft',
			'permission_callback' => __NAMESPACE__ . '\\may_edit_post',
			'args'                => array(
				'title'    => array(
					'type'     => 'string',
					'required' => true,
				),
				'content'  => array(
					'type'     => 'string',
					'required' => true,
				),
				'question' => array(
					'type'      => 'string',
					'default'   => '',
					'maxLength' => MAX_QUESTION_CHARS,
				),
			),
		)
	);
}

function may_edit_post( \WP_REST_Request $request ): bool {
	return current_user_can( 'edit_post', (int) $request['id'] );
}

/** @return array|\WP_Error */
function analyze_draft( \WP_REST_Request $request ) {
	$text = draft_html( (string) $request['title'], (string) $request['content'] );
	if ( mb_strlen( $text ) > MAX_DRAFT_CHARS ) {
		/* translators: %s: number of characters */
		return failure( 'too_long', sprintf( __( 'The post is too long: at most %s characters can be analyzed.', 'citeworthy' ), number_format_i18n( MAX_DRAFT_CHARS ) ), 400 );
	}
	$body     = array(
		'text'   => $text,
		'format' => 'html',
	);
	$question = trim( (string) $request['question'] );
	if ( '' !== $question ) {
		$body['question'] = $question;
	}
	$answer = call_server(
		'POST',
		'/api/drafts',
		array(
			'body'    => $body,
			'seconds' => DRAFT_SECONDS,
			// The same text within a day costs one use, also after an answer that got lost.
			'once'    => 'wp-draft-' . md5( (string) wp_json_encode( $body ) ),
		)
	);
	return is_wp_error( $answer ) ? $answer : shown_draft( $answer );
}

/** The comments of the block editor aren't part of the text. */
function draft_html( string $title, string $content ): string {
	return '<h1>' . esc_html( wp_strip_all_tags( $title ) ) . "</h1>\n" . preg_replace( '/<!--.*?-->/s', '', $content );
}

/** What the sidebar shows; the rest of the answer stays here. */
function shown_draft( array $answer ): array {
	return array(
		'score'    => (int) round( (float) ( $answer['score'] ?? 0 ) ),
		'words'    => (int) ( $answer['words'] ?? 0 ),
		'question' => (string) ( $answer['reading']['question'] ?? '' ),
		'edits'    => array_values( array_filter( list_in( $answer, 'edits' ), __NAMESPACE__ . '\\is_edit' ) ),
		'blocks'   => array_values( array_filter( list_in( $answer, 'blocks' ), 'is_array' ) ),
	);
}

function list_in( array $answer, string $name ): array {
	return is_array( $answer[ $name ] ?? null ) ? $answer[ $name ] : array();
}

/** @param mixed $edit */
function is_edit( $edit ): bool {
	return is_array( $edit ) && is_string( $edit['id'] ?? null ) && is_string( $edit['title'] ?? null ) && is_array( $edit['steps'] ?? null );
}
