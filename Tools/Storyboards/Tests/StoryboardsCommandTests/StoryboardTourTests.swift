import Testing

/// `pageflow storyboard --perform`: every page and every transition of files.
@Suite struct StoryboardTourTests {
    @Test func `pages are shown and dismissed, segues performed, ways back tried`() async throws {
        let folder = "Examples/Bank/Accounts/Storyboards"
        let command = try await Command.run([
            "storyboard", "--perform", "\(folder)/Savings.storyboard", "\(folder)/Cards.storyboard",
            "Tests/StoryboardTests/Files/RowCell.xib",
        ])
        #expect(
            command.output == """
                \(folder)/Savings.storyboard: 14 shown and dismissed, 12 segues, 3 unwinds
                \(folder)/Cards.storyboard: 14 shown and dismissed, 15 segues, 2 unwinds
                Tests/StoryboardTests/Files/RowCell.xib: 1 shown and dismissed, 0 segues, 0 unwinds
                3 files: 29 shown and dismissed, 27 segues, 5 unwinds

                """)
        #expect(command.status == 0)
    }

    @Test func `a transition that UIKit rejects is reported, and the command fails`() async throws {
        let command = try await Command.run([
            "storyboard", "--perform", "Tests/StoryboardTests/Files/Ways.storyboard",
        ])
        let refusal = "Ways: WaysPage, line 69: NSInternalInconsistencyException: Could not perform segue"
        #expect(command.output.contains(refusal))
        #expect(command.status == 1)
    }

    @Test func `prototypes that no row has used are read as well`() async throws {
        let command = try await Command.run([
            "storyboard", "Tests/StoryboardTests/Files/Views.storyboard",
        ])
        #expect(!command.output.contains("Not understood"))
        #expect(command.status == 0)
    }
}
