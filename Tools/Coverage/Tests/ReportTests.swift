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

    @Test func typesCountAsOftenAsTheyAreUsed() {
        #expect(page.contains("here 6 times, 75.0 %") && page.contains("| `UIAbsent` | 2 |"))
    }

    @Test func deprecatedMembersAreLeftOut() {
        #expect(!page.contains("viewDidUnload"))
    }

    @Test func theSameCoverageGivesTheSameText() {
        #expect(page == Report(Fixture.coverage).markdown)
    }
}
