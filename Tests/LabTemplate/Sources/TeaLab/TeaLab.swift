import PageFlowLab
import Tea

@main
struct TeaLab {
    static func main() { Lab.run("Tea") { SceneDelegate() } }
}
