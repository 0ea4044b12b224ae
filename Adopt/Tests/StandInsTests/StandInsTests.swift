import Testing

@testable import StandIns
