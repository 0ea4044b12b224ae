import Foundation
import PageFlowTesting
import Simulator
import Testing

/// Films of pictures, and of a simulator.
@MainActor
@Suite(.onStage) struct FilmTests {
    private func square(at x: Double, opacity: Double = 1) -> Picture {
        let shape = PictureShape(
            .rect(CGRect(x: 0, y: 0, width: 10, height: 10)),
            fill: .color(PictureColor(red: 1, green: 0, blue: 0)))
        let group = PictureGroup(
            transform: .translation(x, 0), opacity: opacity,
            children: [PictureNode(PictureKey(2), .shape(shape))])
        return Picture(
            size: CGSize(width: 100, height: 10), nodes: [PictureNode(PictureKey(1), .group(group))])
    }

    private func film(_ pictures: [Picture], seconds: Double) -> String {
        Film(frames: pictures.map { Film.Frame($0, seconds: seconds) }).svg
    }

    @Test func `what moves is written once, with its places`() {
        let svg = film([square(at: 0), square(at: 10), square(at: 20)], seconds: 0.02)
        #expect(svg.matches(of: /<rect/).count == 1)
        #expect(svg.contains(#"values="0 0;10 0;20 0;20 0" keyTimes="0;0.333333;0.666667;1""#))
    }

    @Test func `what stands for long jumps to its next place`() {
        let svg = film([square(at: 0), square(at: 10)], seconds: 1)
        #expect(svg.contains(#"values="0 0;0 0;10 0;10 0" keyTimes="0;0.5;0.5;1""#))
    }

    @Test func `what comes and goes is there in its time only`() {
        let empty = Picture(size: CGSize(width: 100, height: 10), nodes: [])
        let svg = film([empty, square(at: 0), empty], seconds: 1)
        #expect(svg.contains(#"values="none;inline;none" keyTimes="0;0.333333;0.666667""#))
        #expect(svg.contains(#"display="none""#))
    }

    @Test func `what comes again is the thing that was there before`() {
        let empty = Picture(size: CGSize(width: 100, height: 10), nodes: [])
        let svg = film([square(at: 0), empty, square(at: 0)], seconds: 1)
        #expect(svg.matches(of: /<rect/).count == 1)
    }

    @Test func `content that is scrolled is written once`() {
        let lists = [0, 10, 20].map { offset in
            let content = square(at: 0).nodes
            let clip = PictureClip(.rect(CGRect(x: 0, y: offset, width: 100, height: 10)))
            let group = PictureGroup(
                transform: .translation(0, -Double(offset)), clip: clip, children: content)
            return Picture(
                size: CGSize(width: 100, height: 10), nodes: [PictureNode(PictureKey(9), .group(group))])
        }
        // At the beginning, content is drawn unchanged; later it moves in a fixed clip.
        #expect(film(Array(lists.dropFirst()), seconds: 0.02).matches(of: /<clipPath/).count == 1)
        #expect(film(Array(lists.dropFirst()), seconds: 0.02).matches(of: /fill="#FF0000"/).count == 1)
    }

    @Test func `frames that show the same are one`() {
        let film = Film(
            frames: [square(at: 0), square(at: 0), square(at: 1)].map { Film.Frame($0, seconds: 0.5) })
        #expect(film.frames.map(\.seconds) == [1, 0.5])
        #expect(film.seconds == 1.5)
    }

    @Test func `a film of nothing is an empty document`() {
        #expect(Film().svg.hasPrefix("<svg"))
    }

    @Test func `a simulator's film has the moments of a push, and the same ones each time`() throws {
        func film() throws -> Film {
            let sim = Simulator()
            let stack = UINavigationController(rootViewController: UIViewController())
            sim.launch(stack)
            return try sim.film {
                let page = UIViewController()
                page.view.backgroundColor = .systemTeal
                stack.pushViewController(page, animated: true)
            }
        }
        let first = try film()
        #expect(first.frames.count > 10)
        #expect(try film().svg == first.svg)
    }
}
