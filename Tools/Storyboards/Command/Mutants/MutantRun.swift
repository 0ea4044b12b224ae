import Foundation
import InterfaceFiles
import PictureFiles
import Simulator

/// Creates mutants of files, and checks whether each is loaded and shown, or rejected.
///
/// A mutant that exceeds its time limit ends the process, as one that crashes does. The run's file contains the number of the last mutant,
/// and ``play(_:)`` runs only that one.
@MainActor
final class MutantRun {
    private let seeds: [MutantSeeds.Seed]
    private let seed: UInt64
    private let options: PictureOptions
    private(set) var made = 0
    private(set) var refused = 0

    init(_ seeds: MutantSeeds, seed: UInt64, _ options: PictureOptions) {
        self.seeds = seeds.seeds
        self.seed = seed
        self.options = options
    }

    /// The bytes of a mutant.
    func bytes(_ number: Int) -> [UInt8] {
        let origin = seeds[number % seeds.count]
        var mutation = Mutation(of: origin.lines, seed: seed &* 1_000_003 &+ UInt64(number))
        return mutation.mutant()
    }

    /// Reads a mutant, creates its pages, shows them, draws some of them, and performs their first transitions.
    func play(_ number: Int) {
        do throws(InterfaceFileError) {
            let path = seeds[number % seeds.count].path
            let file = try InterfaceFile.read(Data(bytes(number)), path: path)
            show(file)
            _ = (file.unread.count, file.faults.count, InterfaceFlow([file]).graph.nodes.count)
            made += 1
        } catch {
            refused += 1
        }
    }

    private func show(_ file: InterfaceFile) {
        let files = TouredFiles([file])
        if file.kind == .nib { return show(files.makePage(of: file), []) }
        for scene in SceneWays(file).scenes.prefix(2) {
            let ways = scene.segues.compactMap(\.id).prefix(2)
            show(files.makePage(of: scene.scene, in: file), Array(ways))
        }
    }

    private func show(_ page: UIViewController, _ ways: [String]) {
        let simulator = Simulator(device: options.device.device, system: options.system.system, clock: .eager)
        simulator.recordsExceptions = true
        simulator.launch(UINavigationController(rootViewController: StandInPage()))
        let root = simulator.window?.rootViewController
        root?.present(page, animated: true)
        let rows = PrototypeRows()
        rest(simulator)
        page.viewIfLoaded.map(rows.fill)
        // Drawing takes longer than all other steps together.
        if (made + refused) % 4 == 0 { _ = simulator.picture().svg }
        for id in ways { page.performSegue(elementID: id) }
        rest(simulator)
        root?.dismiss(animated: true)
        rest(simulator)
    }

    /// A minute of the app's time is longer than any transition.
    private func rest(_ simulator: Simulator) {
        _ = try? simulator.settle(limit: 60)
    }
}
