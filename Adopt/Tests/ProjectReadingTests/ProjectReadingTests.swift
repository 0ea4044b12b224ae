import Testing

@testable import ProjectReading
