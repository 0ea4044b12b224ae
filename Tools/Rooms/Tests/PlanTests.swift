import Testing

@testable import RoomsKit

/// Plans written as their arrows: `A>B` means one use, `A>B*3` three.
@Suite struct PlanTests {
    private func plan(_ arrows: String) -> RoomPlan {
        var uses: [RoomPlan.Arrow: [RoomPlan.Use]] = [:]
        for word in arrows.split(separator: " ") {
            let parts = word.split(whereSeparator: { ">*".contains($0) }).map(String.init)
            let count = parts.count == 3 ? Int(parts[2])! : 1
            uses[RoomPlan.Arrow(from: parts[0], to: parts[1])] = (1...count).map {
                RoomPlan.Use(file: "\(parts[0])/File.swift", line: $0, name: "name")
            }
        }
        return RoomPlan(rooms: Set(uses.keys.flatMap { [$0.from, $0.to] }).sorted(), arrows: uses)
    }

    @Test(arguments: [
        ("A>B B>C A>C", []),
        ("A>B B>A", [["A", "B"]]),
        ("A>B B>C C>A", [["A", "B", "C"]]),
        ("A>B B>A C>D D>E E>C", [["C", "D", "E"], ["A", "B"]]),
        ("A>B B>C C>B C>D", [["B", "C"]]),
        ("A>B B>A B>C C>B", [["A", "B", "C"]]),
    ])
    func `circles are rooms that lead back to themselves`(arrows: String, circles: [[String]]) {
        #expect(plan(arrows).circles == circles)
    }

    @Test(arguments: [
        ("A>B B>C A>C", []),
        ("A>B*3 B>A", ["B>A"]),
        ("A>B B>A*3", ["A>B"]),
        ("A>B*5 B>C*5 C>A*2 C>D", ["C>A"]),
        ("A>B*9 B>C*9 C>D*9 D>B A>D*2 D>A", ["D>A", "D>B"]),
    ])
    func `the arrows that go up are those with the fewest uses`(arrows: String, up: [String]) {
        #expect(UpArrows.all(of: plan(arrows)).map { "\($0.from)>\($0.to)" } == up)
    }

    @Test func `a fault names the first place of its arrow`() {
        #expect(
            plan("A>B*3 B>A*2").faults(in: "Sources/M")
                == ["Sources/M/B/File.swift:1: B uses name of A, and 1 more"])
        #expect(plan("A>B*3 B>A").faults(in: "M") == ["M/B/File.swift:1: B uses name of A"])
    }

    @Test(arguments: [
        ("A>B", "2 folders, 1 arrow, no circle"), ("A>B B>A", "2 folders, 2 arrows, 1 circle of 2"),
        ("A>B B>A B>C C>D D>C", "4 folders, 5 arrows, 2 circles, the largest of 2"),
    ])
    func `the summary counts`(arrows: String, summary: String) {
        #expect(plan(arrows).summary == summary)
    }

    @Test func `the list marks what belongs to a circle`() {
        #expect(plan("A>B B>A*2 B>C").list == "circle  A -> B  1\ncircle  B -> A  2\n        B -> C  1")
    }

    @Test func `a folder is above all folders that it uses`() {
        #expect(
            plan("Verbs>Queue Verbs>Tree Queue>Step Step>Tree State>Tree").picture == """
                Verbs
                ------------
                Queue
                ------------
                State   Step
                ------------
                Tree

                Verbs -> Queue, Tree
                Queue -> Step
                State -> Tree
                Step  -> Tree
                """)
    }

    @Test func `rooms of a circle stand together`() {
        #expect(
            plan("A>B B>C C>B").picture == """
                A
                -----
                (B C)

                A -> B
                B -> C
                C -> B
                """)
    }

    @Test func `a picture takes the place of the one between its comments`() {
        let marked = MarkedText(for: "Sources/M")
        let page = "before\n\(marked.block("old"))\nafter\n\(MarkedText(for: "Sources/N").block("other"))"
        let wanted = "before\n\(marked.block("new"))\nafter\n\(MarkedText(for: "Sources/N").block("other"))"
        #expect(marked.page(page, with: "new") == wanted)
        #expect(marked.page("no place", with: "new") == nil)
    }
}
