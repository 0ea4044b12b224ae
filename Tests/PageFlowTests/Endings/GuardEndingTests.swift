import PageFlow
import Simulator
import Testing

/// A guard whose answer the test controls.
private final class SlowGuard: TestPage, LeaveGuard {
    var answer: (@MainActor (SlowGuard) async -> Bool)?
    private(set) var askedCount = 0
    private var waiting: [CheckedContinuation<Bool, Never>] = []
    /// The continuations whose alert was dismissed.
    var kept: [CheckedContinuation<Bool, Never>] = []

    func canLeave(_ request: LeaveRequest) async -> Bool {
        askedCount += 1
        if let answer { return await answer(self) }
        return await withCheckedContinuation { waiting.append($0) }
    }

    func giveAnswer(_ mayLeave: Bool) {
        let waiting = waiting
        self.waiting = []
        for one in waiting { one.resume(returning: mayLeave) }
    }

    func presentAlert(_ action: String, _ handler: @escaping @MainActor () -> Void) {
        let alert = UIAlertController(title: "Leave?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: action, style: .default) { _ in handler() })
        present(alert, animated: true)
    }
}

private final class Confirmation: TestPage, AnsweringPage {
    typealias Answer = Bool
}

extension TestsThatWait {
    /// A guard that doesn't answer blocks no request after its page has left.
    @MainActor
    @Suite struct GuardEndingTests {
        /// The way in which the page of a silent guard leaves.
        enum Departure: CaseIterable {
            case rootReplaced, popped, stackReplaced, dismissedWithStack
        }

        @Test(arguments: Departure.allCases)
        func `a guard whose page has left blocks nothing`(_ departure: Departure) async throws {
            let (a, guardPage) = (A(), SlowGuard())
            let app = TestApp(A().inStack)
            let home = try #require(app.navigator.visiblePage)
            let stack = a.inStack
            if departure == .dismissedWithStack {
                home.present(stack, animated: false, completion: nil)
            } else {
                app.sim.window.rootViewController = stack
            }
            stack.pushViewController(guardPage, animated: false)
            await app.sim.settled()
            let back = guardPage.goBack()
            await app.sim.settled()
            #expect(back.result == nil && app.navigator.pending.first?.askedGuard?.page === guardPage)
            switch departure {
            case .rootReplaced: app.sim.window.rootViewController = B().inStack
            case .popped: stack.popViewController(animated: true)
            case .stackReplaced: stack.viewControllers = [C()]
            case .dismissedWithStack: home.dismiss(animated: true, completion: nil)
            }
            await app.sim.settled()
            #expect(back.result == .superseded)
            let next = try #require(app.navigator.visiblePage).open(D())
            await app.sim.settled()
            #expect(next.result == .done && app.navigator.pending.isEmpty)
            guardPage.giveAnswer(true)
        }

        @Test func `a guard whose alert other code dismisses has refused`() async throws {
            let guardPage = SlowGuard()
            let app = TestApp(stack: A(), guardPage)
            guardPage.answer = { page in
                await withCheckedContinuation { answer in
                    let alert = UIAlertController(title: "Leave?", message: nil, preferredStyle: .alert)
                    alert.addAction(
                        UIAlertAction(title: "Yes", style: .default) { _ in answer.resume(returning: true) })
                    page.present(alert, animated: true, completion: nil)
                    page.kept.append(answer)
                }
            }
            let back = guardPage.goBack()
            await app.sim.settled()
            #expect(back.result == nil)
            guardPage.dismiss(animated: true, completion: nil)
            await app.sim.settled()
            #expect(back.result == .refused(by: PageReference(guardPage)))
            #expect(app.path == "A/SlowGuard" && app.navigator.pending.isEmpty)
            for answer in guardPage.kept { answer.resume(returning: true) }
            await app.sim.settled()
            #expect(app.path == "A/SlowGuard")
        }

        @Test func `an alert's action is an exit of its own cause, and its answer counts`() async throws {
            let guardPage = SlowGuard()
            let app = TestApp(stack: A(), guardPage)
            var exits: [String] = []
            app.navigator.onExit { exits.append("\($0)") }
            guardPage.answer = { page in
                await withCheckedContinuation { answer in
                    let alert = UIAlertController(title: "Leave?", message: nil, preferredStyle: .alert)
                    alert.addAction(
                        UIAlertAction(title: "Yes", style: .default) { _ in answer.resume(returning: true) })
                    page.present(alert, animated: true, completion: nil)
                }
            }
            let back = guardPage.goBack()
            await app.sim.settled()
            app.sim.tap("Yes")
            await app.sim.settled()
            #expect(back.result == .done && app.path == "A")
            #expect(exits == ["UIAlertController left: alertAction", "SlowGuard left: code"])
        }

        @Test func `what a guard asks and opens inside canLeave is done at once`() async throws {
            let guardPage = SlowGuard()
            let app = TestApp(stack: A(), guardPage)
            guardPage.answer = { page in
                let ending = try? await page.ask(Confirmation(), by: .present)
                return ending == .answer(true)
            }
            let back = guardPage.goBack()
            await app.sim.settled()
            #expect(app.path == "A/SlowGuard + modal:Confirmation")
            let confirmation = try #require(app.navigator.visiblePage as? Confirmation)
            confirmation.finish(true)
            await app.sim.settled()
            #expect(back.result == .done && app.path == "A")
        }

        @Test func `requests of others wait until a guard has answered`() async throws {
            let (a, guardPage) = (A(), SlowGuard())
            let app = TestApp(stack: a, guardPage)
            let back = guardPage.goBack()
            await app.sim.settled()
            let open = a.open(C())
            await app.sim.settled()
            #expect(open.result == nil && app.navigator.pending.map(\.id) == [back.id, open.id])
            guardPage.giveAnswer(true)
            await app.sim.settled()
            #expect([back.result, open.result] == [.done, .done] && app.path == "A/C")
        }

        @Test func `a guard that leaves by its own request inside canLeave is asked once`() async throws {
            let guardPage = SlowGuard()
            let app = TestApp(stack: A(), guardPage)
            guardPage.answer = { page in
                page.goBack()
                return true
            }
            let home = guardPage.returnHome()
            await app.sim.settled()
            #expect(home.result != nil && guardPage.askedCount == 1 && app.path == "A")
            #expect(app.navigator.pending.isEmpty)
        }

        /// An alert's handler, and a task that it starts, don't run in the question's task.
        @Test func `what an alert's handler opens for the question is done at once`() async throws {
            let guardPage = SlowGuard()
            let app = TestApp(stack: A(), guardPage)
            guardPage.answer = { page in
                await withCheckedContinuation { answer in
                    page.presentAlert("Name it") {
                        Task {
                            let ending = try? await page.ask(Confirmation(), by: .present)
                            answer.resume(returning: ending == .answer(true))
                        }
                    }
                }
            }
            let back = guardPage.goBack()
            await app.sim.settled()
            app.sim.tap("Name it")
            await app.sim.settled()
            let confirmation = try #require(app.navigator.visiblePage as? Confirmation)
            confirmation.finish(true)
            await app.sim.settled()
            #expect(back.result == .done && app.path == "A" && app.navigator.pending.isEmpty)
        }

        @Test func `a handler that goes elsewhere instead of answering ends the question`() async throws {
            let guardPage = SlowGuard()
            let app = TestApp(stack: A(), B(), guardPage)
            guardPage.answer = { page in
                await withCheckedContinuation { answer in
                    page.kept.append(answer)
                    page.presentAlert("Go home") { page.returnHome() }
                }
            }
            let back = guardPage.goBack()
            await app.sim.settled()
            app.sim.tap("Go home")
            await app.sim.settled()
            #expect(back.result == .superseded && app.path == "A" && app.navigator.pending.isEmpty)
            #expect(guardPage.askedCount == 1)
            for answer in guardPage.kept { answer.resume(returning: false) }
        }

        @Test func `a guard that shows nothing is asked again by its own page's request`() async throws {
            let guardPage = SlowGuard()
            let app = TestApp(stack: A(), B(), guardPage)
            let back = guardPage.goBack()
            await app.sim.settled()
            let home = guardPage.returnHome()
            await app.sim.settled()
            #expect(home.result == nil && guardPage.askedCount == 2 && app.path == "A/B/SlowGuard")
            guardPage.giveAnswer(true)
            await app.sim.settled()
            #expect(home.result == .done && back.result == .superseded && app.path == "A")
        }

        @Test func `a second tap on the guarded page's own button asks no guard twice`() async throws {
            let guardPage = SlowGuard()
            let app = TestApp(stack: A(), guardPage)
            let back = guardPage.goBack()
            await app.sim.settled()
            let again = guardPage.goBack()
            await app.sim.settled()
            #expect(again.joined === back && guardPage.askedCount == 1)
            guardPage.giveAnswer(true)
            await app.sim.settled()
            #expect(back.result == .done)
        }

        @Test func `a question that can't be answered any more is traced`() async throws {
            let guardPage = SlowGuard()
            let app = TestApp(stack: A(), guardPage)
            var events: [String] = []
            app.navigator.trace.onEvent { events.append("\($0)") }
            guardPage.answer = { page in
                await withCheckedContinuation { answer in
                    page.kept.append(answer)
                    page.presentAlert("Yes") {}
                }
            }
            let back = guardPage.goBack()
            await app.sim.settled()
            guardPage.dismiss(animated: true, completion: nil)
            await app.sim.settled()
            #expect(back.result == .refused(by: PageReference(guardPage)))
            #expect(events.contains("SlowGuard has lost its alert while it was being asked"))
            let again = guardPage.goBack()
            await app.sim.settled()
            guardPage.navigationController?.setViewControllers([C()], animated: false)
            await app.sim.settled()
            #expect(again.result == .superseded)
            #expect(events.contains("SlowGuard has left while it was being asked"))
            for answer in guardPage.kept { answer.resume(returning: false) }
        }

        @Test func `a guard that app code removes below the top blocks no later request`() async throws {
            let (guardPage, top) = (SlowGuard(), B())
            let app = TestApp(stack: A(), guardPage, top)
            let home = top.returnHome()
            await app.sim.settled()
            #expect(home.result == nil && guardPage.askedCount == 1)
            let stack = try #require(top.navigationController)
            stack.viewControllers = [stack.viewControllers[0], top]
            await app.sim.settled()
            let open = top.open(C())
            await app.sim.settled()
            #expect(home.result == .done && open.result == .superseded && app.path == "A")
            #expect(app.navigator.pending.isEmpty)
            guardPage.giveAnswer(false)
        }

        @Test func `a question goes on by a page after its alert was lost`() async throws {
            let guardPage = SlowGuard()
            let app = TestApp(stack: A(), guardPage)
            guardPage.answer = { page in
                await withCheckedContinuation { answer in
                    page.kept.append(answer)
                    page.presentAlert("Yes") {}
                }
            }
            let back = guardPage.goBack()
            await app.sim.settled()
            guardPage.dismiss(animated: true) {
                Task {
                    let ending = try? await guardPage.ask(Confirmation(), by: .present)
                    for answer in guardPage.kept { answer.resume(returning: ending == .answer(true)) }
                }
            }
            await app.sim.settled()
            let confirmation = try #require(app.navigator.visiblePage as? Confirmation)
            #expect(back.result == nil)
            confirmation.finish(true)
            await app.sim.settled()
            #expect(back.result == .done && app.path == "A")
        }

        @Test func `a tab is switched without asking, unless the guard wants to be asked`() async throws {
            let guardPage = SlowGuard()
            let tabs = UITabBarController()
            tabs.viewControllers = [guardPage.inStack, B()]
            let app = TestApp(tabs)
            app.sim.tapTab(1, in: tabs)
            await app.sim.settled()
            #expect(guardPage.askedCount == 0 && tabs.selectedIndex == 1)
        }
    }
}
