import Testing

@testable import SourceRewriting
