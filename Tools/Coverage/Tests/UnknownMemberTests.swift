import Testing

@testable import CoverageKit

/// Public members that Apple lacks are found, and only those.
@Suite struct UnknownMemberTests {
    @Test func aMemberOfOurOwnIsReported() {
        #expect(Fixture.coverage.unexplained == ["UIView.shimmer()"])
    }

    @Test func anExceptionExplainsIt() {
        let coverage = Fixture.coverage(
            exceptions: Exceptions([.init(name: "UIView.shimmer()", reason: "test")]))
        #expect(coverage.unexplained.isEmpty)
        #expect(coverage.idleExceptions.isEmpty)
    }

    @Test func aPatternExplainsAllMembersOfAType() {
        let coverage = Fixture.coverage(exceptions: Exceptions([.init(name: "UIView.*", reason: "test")]))
        #expect(coverage.unexplained.isEmpty)
    }

    @Test func anExceptionWithoutAMemberIsIdle() {
        let coverage = Fixture.coverage(
            exceptions: Exceptions([.init(name: "UIView.glow()", reason: "test")]))
        #expect(coverage.idleExceptions == ["UIView.glow()"])
    }

    @Test func typesThatTheListLacksAreNamed() {
        #expect(Fixture.coverage.unlisted.map(\.name).contains("UIEdgeInsets"))
    }
}
