import Testing

@testable import CoverageKit

@Suite struct ReportTests {
    private let page = Report(Fixture.coverage).markdown

    @Test func aPresentMemberHasBothNames() {
        #expect(page.contains("| `addChild(_:)` | `addChildViewController:` | 6 or earlier | present |"))
    }

    @Test func anAbsentMemberHasTheVersion() {
        #expect(page.contains("| | `viewIsAppearing:` | 13.0 | absent |"))
    }

    @Test func deprecatedMembersAreLeftOut() {
        #expect(!page.contains("viewDidUnload"))
    }

    @Test func theSameCoverageGivesTheSameText() {
        #expect(page == Report(Fixture.coverage).markdown)
    }
}
