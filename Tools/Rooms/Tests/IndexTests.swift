import Foundation
import Modules
import Testing

@testable import RoomsKit

@Suite struct IndexTests {
    private static let sources = [
        "Top/Verbs.swift": """
        public func open(_ page: Int) { Queue().add(page) }
        func closed() { perform() }
        let perform = { Performer().move(1) }
        """,
        "Middle/Queue.swift": """
        public struct Queue {
            public init() {}
            let performer: any Moving = Performer()
            func add(_ page: Int) { next(page) }
            private func next(_ page: Int) { performer.move(page) }
        }
        """,
        "Low/Performer.swift": """
        protocol Moving { func move(_ page: Int) }
        struct Performer: Moving { func move(_ page: Int) { print(page) } }
        """,
    ]

    @Test func `a way leads through calls and requirements to another module's function`() throws {
        let way = try #require(Ways(in: Fixture(Self.sources).index()).shortest(from: "open", to: "print"))
        #expect(
            way.map(\.name) == [
                "open(_:)", "add(_:)", "next(_:)", "move(_:)", "move(_:)", "print(_:separator:terminator:)",
            ])
        #expect(
            way.map(\.file) == ["Top/Verbs.swift", "Middle/Queue.swift", "Middle/Queue.swift"]
                + ["Low/Performer.swift", "Low/Performer.swift", nil])
    }

    @Test func `without calls between them there is no way`() throws {
        #expect(try Ways(in: Fixture(Self.sources).index()).shortest(from: "move", to: "open") == nil)
    }

    @Test func `public types are those that are declared so`() throws {
        let fixture = try Fixture(Self.sources)
        // The declarations are read from the files, which the fixture removes.
        let types = try withExtendedLifetime(fixture) { try fixture.index().publicTypes }
        #expect(types == ["Queue"])
    }

    @Test func `what another system compiles is added, from copies too`() throws {
        let sources = [
            "Top/Verbs.swift": """
            func open() {
                #if APPLE
                    perform()
                #endif
            }
            """,
            "Low/Performer.swift": "func perform() {}",
        ]
        let here = try Fixture(sources)
        let there = try Fixture(sources, flags: ["-D", "APPLE"])
        var index = try here.index()
        #expect(RoomPlan(of: index).arrows.isEmpty)
        let library = try Toolchain.shared().indexLibrary
        try index.add(store: there.store.path, copies: there.folder.path, library: library)
        #expect(RoomPlan(of: index).arrows.keys.map { "\($0.from) -> \($0.to)" } == ["Top -> Low"])
    }

    @Test func `files beside the folders are a room if they use something`() throws {
        let exports = ["Exports.swift": "@_exported import Swift"]
        let shared = ["Shared.swift": "func shared() { open(1) }"]
        #expect(
            try RoomPlan(of: Fixture(Self.sources.merging(exports) { $1 }).index()).rooms == [
                "Low", "Middle", "Top",
            ])
        #expect(
            try RoomPlan(of: Fixture(Self.sources.merging(shared) { $1 }).index()).rooms
                == [".", "Low", "Middle", "Top"])
    }

    @Test func `a file that has changed since the build is named`() throws {
        let fixture = try Fixture(Self.sources)
        try fixture.write("func added() {}", to: "Low/Added.swift")
        let error = #expect(throws: IndexError.self) { _ = try fixture.index() }
        #expect(error?.description.contains("Low/Added.swift has changed since the build.\nrepair: ") == true)
    }

    @Test func `a folder without an index is an error with its repair`() throws {
        let library = try Toolchain.shared().indexLibrary
        let error = #expect(throws: IndexError.self) {
            _ = try SourceIndex(of: "Sources", store: "/nowhere", library: library)
        }
        #expect(
            error?.description == "There is no index in /nowhere.\nrepair: build the package in debug mode")
    }
}
