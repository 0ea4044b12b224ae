import PageFlow
import PageFlowTesting
import Testing
import UIKit

// The samples of the article "Test a flow of ten pages", with equal text. DocumentationTests compares them.

private final class Home: UIViewController {}

private enum Step: String, CaseIterable {
    case welcome, name, birthday, address, photo, interests, plan, card, code, summary
}

private final class SignUp: UINavigationController, AnsweringPage {
    typealias Answer = [Step]
}

private final class StepPage: UIViewController, NamedPage {
    private let step: Step
    var pageName: String { step.rawValue }

    init(_ step: Step) {
        self.step = step
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    func next() {
        guard let index = Step.allCases.firstIndex(of: step) else { return }
        guard step != Step.allCases.last else {
            (navigationController as? SignUp)?.finish(Step.allCases)
            return
        }
        open(StepPage(Step.allCases[index + 1]))
    }
}

@MainActor
@Suite(.onStage) struct SignUpTests {
    @Test func `ten pages lead home, and each is the next one's way back`() async throws {
        let home = Home()
        let stage = Stage(root: home)
        let asking = Task { try await home.ask(SignUp(rootViewController: StepPage(.welcome))) }
        await stage.settle()
        for count in Step.allCases.indices {
            let pages = Step.allCases[...count].map(\.rawValue)
            stage.expectPath("Home + modal:" + pages.joined(separator: "/"))
            (stage.visiblePage as? StepPage)?.next()
            await stage.settle()
        }
        stage.expectPath("Home")
        #expect(try await asking.value == .answer(Step.allCases))
    }
}

extension SignUpTests {
    @Test(arguments: 0..<10)
    func `canceling on any page returns home and ends the flow`(page: Int) async throws {
        let home = Home()
        let stage = Stage(root: home)
        let asking = Task { try await home.ask(SignUp(rootViewController: StepPage(.welcome))) }
        await stage.settle()
        for _ in 0..<page {
            (stage.visiblePage as? StepPage)?.next()
            await stage.settle()
        }
        home.dismiss(animated: true, completion: nil)
        await stage.settle()
        stage.expectPath("Home")
        #expect(try await asking.value == .left(.code))
    }
}
