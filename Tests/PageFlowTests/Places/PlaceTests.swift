import PageFlow
import PageFlowTesting
import Simulator
import Testing

/// Every verb of a page, at every possible position of the page.
@MainActor
@Suite(.onStage) struct PlaceTests {
    private static let table = Result { try PlaceTable() }

    @Test func `the documentation has a row for each place, and a column for each verb`() throws {
        let table = try Self.table.get()
        #expect(table.places == PagePlace.allCases.map(\.rawValue))
        #expect(table.verbs == PlaceVerb.allCases.map(\.rawValue))
    }

    struct Call: CustomTestStringConvertible {
        let verb: PlaceVerb
        let system: Int

        var testDescription: String { "\(verb.rawValue) on iOS \(system)" }

        static let all = PlaceVerb.allCases.flatMap { verb in
            [17, 18, 26].map { Call(verb: verb, system: $0) }
        }
    }

    @Test(arguments: PagePlace.allCases, Call.all)
    func `a page asks`(place: PagePlace, call: Call) throws {
        let verb = call.verb
        let (app, page) = TestApp.$system.withValue(.iOS(call.system)) { place.build() }
        let request = verb.ask(page, in: app)
        app.settle()
        let result = try #require(request.result)
        let state = result == .done ? app.state : "\(result.reasonInWords)"
        let expected = try Self.table.get()[place, verb]
        #expect(state == expected)
        #expect(app.sim.diagnostics.isEmpty)
    }
}

extension NavigationOutcome {
    fileprivate var reasonInWords: String {
        guard case .failed(let error) = self else { return "\(self)" }
        return "\(error.reason)"
    }
}
